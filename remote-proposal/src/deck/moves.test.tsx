import { act, screen, fireEvent } from '@testing-library/react';
import { counter, openDeck, pass, press } from './testing/open-deck';

beforeEach(() => void jest.useFakeTimers());

test.each([
  [5, 'ArrowRight', {}, 6],
  [5, 'ArrowLeft', {}, 4],
  [1, 'ArrowLeft', {}, 1],
  [19, 'ArrowRight', {}, 19],
  [5, 'PageDown', {}, 6],
  [5, 'PageUp', {}, 4],
  [5, ' ', {}, 6],
  [5, ' ', { shiftKey: true }, 4],
  [5, 'Home', {}, 1],
  [5, 'End', {}, 19],
  [5, 'ArrowDown', {}, 5],
  [5, 'Enter', {}, 5],
  // With these an arrow key is the browser's.
  [5, 'ArrowRight', { ctrlKey: true }, 5],
  [5, 'ArrowRight', { altKey: true }, 5],
  [5, 'ArrowRight', { metaKey: true }, 5],
  [5, 'ArrowRight', { shiftKey: true }, 5],
])('from slide %i the key %j (%j) leads to slide %i', async (from, key, init, to) => {
  await openDeck(`?slide=${from}`);
  await press(key, init);
  expect(counter()).toBe(`${to} / 19`);
});

test.each([
  ['<input>', 'ArrowRight', 5],
  ['<textarea></textarea>', 'End', 5],
  ['<select></select>', 'ArrowRight', 5],
  ['<p contenteditable="true" tabindex="0"></p>', 'End', 5],
  ['<button></button>', ' ', 5],
  ['<button></button>', 'ArrowRight', 6],
])('with the focus in %s the key %j leads to slide %i', async (html, key, to) => {
  await openDeck('?slide=5');
  const around = document.body.appendChild(document.createElement('div'));
  around.innerHTML = html;
  (around.firstElementChild as HTMLElement).focus();
  await press(key);
  around.remove();
  expect(counter()).toBe(`${to} / 19`);
});

test('two presses 100 ms apart move once; the lock opens after 500 ms, not before', async () => {
  await openDeck();
  await press('ArrowRight');
  await pass(100);
  await press('ArrowRight');
  expect(counter()).toBe('2 / 19');
  await pass(399);
  await press('ArrowRight');
  expect(counter()).toBe('2 / 19');
  await pass(1);
  await press('ArrowRight');
  expect(counter()).toBe('3 / 19');
});

test('a held key moves once per 500 ms and skips nothing', async () => {
  await openDeck();
  const shown = [counter()];
  await press('ArrowRight');
  for (let elapsed = 0; elapsed < 2000; elapsed += 40) {
    if (shown.at(-1) !== counter()) shown.push(counter());
    await pass(40);
    await press('ArrowRight', { repeat: true });
  }
  expect(shown).toEqual(['1 / 19', '2 / 19', '3 / 19', '4 / 19', '5 / 19']);
});

test('each move is announced once, in Spanish', async () => {
  const { shell } = await openDeck();
  await press('ArrowRight');
  await press('ArrowRight');
  await pass(1000);
  expect(shell.recorded.announcements).toEqual(['Diapositiva 2 de 19: Quiénes somos']);
});

test('unmounting removes the listeners and the lock', async () => {
  const added = jest.spyOn(document, 'addEventListener');
  const removed = jest.spyOn(document, 'removeEventListener');
  const { unmount, router } = await openDeck();
  await press('ArrowRight');
  unmount();
  const left = (type: string) =>
    added.mock.calls.filter(([each]) => each === type).length -
    removed.mock.calls.filter(([each]) => each === type).length;
  expect(added).toHaveBeenCalledWith('keydown', expect.any(Function));
  expect(left('keydown')).toBe(0);
  expect(left('fullscreenchange')).toBe(0);
  const before = router.state.location.search;
  await pass(1000);
  await press('ArrowRight');
  expect(router.state.location.search).toBe(before);
});

test('O opens the index, where arrow keys do not change the slide', async () => {
  await openDeck();
  await press('o');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // As after a click on a slide.
  act(() => screen.getByRole('region', { name: 'Propuesta Marisma' }).focus());
  await press('O');
  expect(screen.getByRole('dialog', { name: 'Índice' })).toBeVisible();
  await press('ArrowRight');
  expect(counter()).toBe('1 / 19');
});

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
