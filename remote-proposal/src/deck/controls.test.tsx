import { fireEvent, screen, within } from '@testing-library/react';
import { counter, openDeck, pass, press } from './testing/open-deck';

beforeEach(() => void jest.useFakeTimers());

const previous = () => screen.getByRole('button', { name: 'Anterior' });
const next = () => screen.getByRole('button', { name: 'Siguiente' });
const dots = () => within(screen.getByRole('list', { name: 'Diapositivas' })).getAllByRole('button');

async function click(button: HTMLElement | undefined) {
  if (!button) throw new Error('no such button');
  button.focus();
  fireEvent.click(button);
  await pass(0);
}

test('Previous is disabled on the first slide, Next on the last, both during the lock', async () => {
  await openDeck('?slide=18');
  await click(next());
  expect(counter()).toBe('19 / 19');
  expect(previous()).toBeDisabled();
  await pass(499);
  expect(previous()).toBeDisabled();
  await pass(1);
  expect(previous()).toBeEnabled();
  expect(next()).toBeDisabled();
});

test('there is a dot per slide, the current dot is marked, and dots are locked like the buttons', async () => {
  await openDeck();
  expect(dots()).toHaveLength(19);
  await click(dots()[6]);
  expect(counter()).toBe('7 / 19');
  expect(dots().filter((dot) => dot.hasAttribute('aria-current'))).toEqual([dots()[6]]);
  for (const dot of dots()) expect(dot).toBeDisabled();
  await pass(500);
  for (const dot of dots()) expect(dot).toBeEnabled();
});

test('the focus stays on the pressed button', async () => {
  await openDeck();
  await click(next());
  expect(next()).toBeDisabled();
  // Browsers blur a disabled button; jsdom does not.
  next().blur();
  await pass(500);
  expect(next()).toHaveFocus();
});

test('progress is exposed to screen readers', async () => {
  await openDeck('?slide=7');
  const progress = screen.getByRole('progressbar', { name: 'Avance' });
  expect(progress).toHaveAttribute('aria-valuenow', '7');
  expect(progress).toHaveAttribute('aria-valuemax', '19');
  expect(progress).toHaveAttribute('aria-valuetext', 'Diapositiva 7 de 19');
});

test('the index lists every slide and jumps to the chosen slide', async () => {
  await openDeck();
  await click(screen.getByRole('button', { name: 'Índice' }));
  const dialog = screen.getByRole('dialog', { name: 'Índice' });
  const entries = within(within(dialog).getByRole('list')).getAllByRole('button');
  expect(entries).toHaveLength(19);
  expect(entries[0]).toHaveFocus();
  await click(within(dialog).getByRole('button', { name: '16. Estrategia de rentas' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(counter()).toBe('16 / 19');
});

test('an index opened during the lock focuses the current slide when the lock opens', async () => {
  await openDeck();
  await click(next());
  await click(screen.getByRole('button', { name: 'Índice' }));
  const current = within(screen.getByRole('dialog', { name: 'Índice' })).getByRole('button', {
    current: true,
  });
  expect(current).not.toHaveFocus();
  await pass(500);
  expect(current).toHaveFocus();
});

test('with full-screen support, the button and the key F request full screen', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  const request = jest.fn().mockResolvedValue(undefined);
  document.documentElement.requestFullscreen = request;
  await openDeck();
  await press('f');
  expect(request).not.toHaveBeenCalled();
  await click(screen.getByRole('button', { name: 'Pantalla completa' }));
  // The focus is in the deck now.
  await press('f');
  await press('f', { repeat: true });
  expect(request).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

test('the logo links to the home page', async () => {
  await openDeck();
  expect(screen.getByRole('link', { name: 'Marisma, ir al inicio' })).toHaveAttribute('href', '/');
});

test('a signed-in visitor can sign out here', async () => {
  const { shell } = await openDeck('', { roles: ['management'] });
  await click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(shell.session.get()).toEqual({ status: 'signedOut' });
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
});

test('management has a way to the desk, other visitors have none', async () => {
  const { unmount } = await openDeck('', { roles: ['management'] });
  expect(screen.getByRole('link', { name: 'Atención a huéspedes' })).toHaveAttribute('href', '/desk');
  unmount();
  await openDeck('', { roles: ['client'] });
  expect(screen.queryByRole('link', { name: 'Atención a huéspedes' })).not.toBeInTheDocument();
});
