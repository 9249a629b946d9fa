/** @environment browser */
import { readKey } from './keys';

const press = (key: string, target: Element, init: KeyboardEventInit = {}) => {
  let command: ReturnType<typeof readKey> = null;
  const listener = (event: KeyboardEvent) => (command = readKey(event));
  document.body.append(target);
  document.addEventListener('keydown', listener);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  document.removeEventListener('keydown', listener);
  target.remove();
  return command;
};
const plain = () => document.createElement('p');

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['PageDown', 'next'],
  ['PageUp', 'previous'],
  [' ', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  ['ArrowDown', null],
  ['ArrowUp', null],
  ['Enter', null],
])('the key %p gives the command %p', (key, command) => {
  expect(press(key, plain())).toBe(command);
});

test.each([
  ['o', 'overview'],
  ['O', 'overview'],
  ['f', 'fullScreen'],
])('the letter %p gives the command %p, only inside the deck', (key, command) => {
  const deck = document.createElement('div');
  deck.dataset.deck = '';
  expect(press(key, deck)).toBe(command);
  expect(press(key, plain())).toBeNull();
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])(
  'with %s an arrow key is left to the browser',
  (modifier) => {
    expect(press('ArrowRight', plain(), { [modifier]: true })).toBeNull();
  },
);

test('Shift+Space goes back', () => {
  expect(press(' ', plain(), { shiftKey: true })).toBe('previous');
});

test.each(['input', 'textarea', 'select'])('keys typed in a %s are ignored', (tag) => {
  expect(press('ArrowRight', document.createElement(tag))).toBeNull();
  expect(press('o', document.createElement(tag))).toBeNull();
});

test('keys typed in editable text are ignored', () => {
  const text = document.createElement('div');
  text.setAttribute('contenteditable', 'true');
  expect(press('End', text)).toBeNull();
});

test('Space presses a focused button; arrows still move', () => {
  expect(press(' ', document.createElement('button'))).toBeNull();
  expect(press('ArrowRight', document.createElement('button'))).toBe('next');
});
