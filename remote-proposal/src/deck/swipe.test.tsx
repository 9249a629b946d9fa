import { fireEvent, screen } from '@testing-library/react';
import { counter, openDeck, pass } from './testing/open-deck';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const finger = (x: number, y: number, identifier = 0) => ({ identifier, clientX: x, clientY: y });
const slide = () => screen.getByRole('group');

async function swipe(across: number, along = 0) {
  fireEvent.touchStart(slide(), { touches: [finger(300, 300)] });
  fireEvent.touchEnd(slide(), { changedTouches: [finger(300 + across, 300 + along)] });
  await pass(0);
}

test.each([
  ['51 px to the left', -51, 0, '6 / 19'],
  ['50 px to the left', -50, 0, '5 / 19'],
  ['51 px to the right', 51, 0, '4 / 19'],
  ['50 px to the right', 50, 0, '5 / 19'],
  ['a vertical way', 10, -200, '5 / 19'],
  ['a steep way', -80, 120, '5 / 19'],
  ['a slanting way that is mostly across', -120, 80, '6 / 19'],
])('%s', async (_, across, along, expected) => {
  await openDeck('?slide=5');
  await swipe(across, along);
  expect(counter()).toBe(expected);
});

test('a two-finger gesture is not a swipe', async () => {
  await openDeck();
  fireEvent.touchStart(slide(), { touches: [finger(300, 300)] });
  fireEvent.touchStart(slide(), { touches: [finger(300, 300), finger(200, 300, 1)] });
  fireEvent.touchEnd(slide(), { changedTouches: [finger(100, 300)] });
  await pass(0);
  expect(counter()).toBe('1 / 19');
});
