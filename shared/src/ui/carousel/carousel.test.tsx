import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel';

const slides = ['Pool', 'Terrace', 'Bedroom'].map((name) => ({ key: name, content: <p>{name}</p> }));

test('each step is announced', async () => {
  render(<Carousel label="Villa" slides={slides} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(screen.getByText('Slide 3 of 3')).toHaveAttribute('aria-live', 'polite');
});

test('one slide needs no controls', () => {
  render(<Carousel label="Villa" slides={slides.slice(0, 1)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
