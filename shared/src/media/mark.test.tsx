import { render, screen } from '@testing-library/react';
import { Mark } from './mark';

it('draws the mark at the asked size and leaves the name to the words beside it', () => {
  const { container } = render(<Mark size={40} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '40');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
