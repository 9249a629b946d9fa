import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel';

const slides = ['Pool', 'Terrace', 'Bedroom'].map((name) => ({ key: name, content: <p>{name}</p> }));
const shown = () => screen.getByRole('group', { name: /^Slide/ }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const swipe = (element: Element, from: [number, number], to: [number, number]) => {
  fireEvent.touchStart(element, { touches: [{ clientX: from[0], clientY: from[1] }] });
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
};

test('arrows wrap at both ends, dots jump, and each step is announced', async () => {
  render(<Carousel label="Villa" slides={slides} />);
  expect(shown()).toBe('Pool');
  await press('Previous slide');
  expect(shown()).toBe('Bedroom');
  expect(screen.getByText('Slide 3 of 3')).toBeInTheDocument();
  await press('Next slide');
  expect(shown()).toBe('Pool');
  await press('Go to slide 2');
  expect(shown()).toBe('Terrace');
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
});

test('a swipe over 50 px changes the slide; a short or a vertical swipe does not', () => {
  render(<Carousel label="Villa" slides={slides} />);
  const carousel = screen.getByRole('region', { name: 'Villa' });
  swipe(carousel, [200, 100], [150, 100]);
  swipe(carousel, [200, 100], [130, 300]);
  expect(shown()).toBe('Pool');
  swipe(carousel, [200, 100], [149, 100]);
  expect(shown()).toBe('Terrace');
  swipe(carousel, [100, 100], [200, 100]);
  expect(shown()).toBe('Pool');
});

test('one slide needs no controls', () => {
  render(<Carousel label="Villa" slides={slides.slice(0, 1)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
