import { render, screen } from '@testing-library/react';
import { Mark } from './mark';

it('draws the mark at the given size and hides it from assistive technology', () => {
  const { container } = render(<Mark size={40} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '40');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
