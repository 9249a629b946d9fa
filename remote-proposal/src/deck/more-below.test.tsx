import { fireEvent, render } from '@testing-library/react';
import { MoreBelow } from './deck';

const measure = (sizes: Partial<Record<'scrollHeight' | 'clientHeight' | 'scrollTop', number>>) => {
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
  }
};

test('shows that a slide goes on below the window, until its end is in sight', () => {
  measure({ scrollHeight: 900, clientHeight: 667, scrollTop: 0 });
  const { container, rerender } = render(<MoreBelow slide={1} />);
  const hint = container.firstElementChild;
  expect(hint).not.toHaveAttribute('hidden');
  expect(hint).toHaveAttribute('aria-hidden', 'true');

  measure({ scrollTop: 233 });
  fireEvent.scroll(window);
  expect(hint).toHaveAttribute('hidden');

  measure({ scrollTop: 0, scrollHeight: 1200 });
  rerender(<MoreBelow slide={2} />);
  expect(hint).not.toHaveAttribute('hidden');

  measure({ scrollHeight: 667 });
  fireEvent(window, new Event('resize'));
  expect(hint).toHaveAttribute('hidden');
});
