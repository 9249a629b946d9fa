import { render, screen } from '@testing-library/react';
import { ComingSoon } from './coming-soon';

test('the sketch is for the eye alone: no name, no focus, no words', () => {
  const { container } = render(<ComingSoon title="Payouts" what="What was paid." sketch="rows" />);
  const sketch = container.querySelector('svg');
  expect(sketch).toHaveAttribute('aria-hidden', 'true');
  expect(sketch).toHaveAttribute('focusable', 'false');
  expect(sketch).toHaveTextContent('');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
