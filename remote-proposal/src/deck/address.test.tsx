import { screen } from '@testing-library/react';
import { renderRoutes } from '@marisma/area-kit/testing';
import { act } from 'react';
import area from '../area';
import { counter, openDeck, pass, press } from './testing/open-deck';

beforeEach(() => void jest.useFakeTimers());

test.each([
  ['7', 7],
  ['19', 19],
  ['20', 19],
  ['0', 1],
  ['-3', 1],
  ['2.9', 2],
  ['', 1],
  ['siete', 1],
  ['Infinity', 1],
])('?slide=%s opens slide %i', async (value, number) => {
  await openDeck(`?slide=${value}`);
  expect(counter()).toBe(`${number} / 19`);
});

test('a move is written to the address and keeps other parameters', async () => {
  const { router } = await openDeck('?ref=correo');
  await press('ArrowRight');
  expect(router.state.location.search).toBe('?ref=correo&slide=2');
});

test('Back leaves the deck, however many slides were shown', async () => {
  const { router } = await openDeck();
  for (let move = 0; move < 3; move++) {
    await press('ArrowRight');
    await pass(500);
  }
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a key press does not cancel a navigation to another page', async () => {
  const slow = { path: '/slow', loader: () => new Promise<never>(() => undefined) };
  const { router } = renderRoutes([...area.routes, slow], '/proposal', { roles: null });
  await screen.findByRole('region', { name: 'Propuesta Marisma' });
  act(() => void router.navigate('/slow'));
  await pass(0);
  await press('ArrowRight');
  expect(counter()).toBe('1 / 19');
  expect(router.state.navigation.location?.pathname).toBe('/slow');
});

test('only the slide shown is in the accessibility tree', async () => {
  await openDeck('?slide=7');
  const group = screen.getByRole('group');
  expect(group).toHaveAccessibleName('7 de 19: Modelo de operación');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the deck is marked as Spanish', async () => {
  await openDeck();
  expect(screen.getByRole('region', { name: 'Propuesta Marisma' })).toHaveAttribute('lang', 'es-MX');
});
