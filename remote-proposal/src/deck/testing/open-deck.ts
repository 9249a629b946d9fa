import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes, type StandInOptions } from '@marisma/area-kit/testing';
import area from '../../area';

/** Opens the deck under fake timers, signed out by default. */
export async function openDeck(search = '', options: StandInOptions = { roles: null }) {
  const rendered = renderRoutes(area.routes, { pathname: '/proposal', search }, options);
  await screen.findByRole('region', { name: 'Propuesta Marisma' });
  return rendered;
}

/** Advances the fake timers. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Presses a key on the focused element; `repeat` for a held key. */
export async function press(key: string, init: KeyboardEventInit = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await pass(0);
}

/** Text of the counter. */
export const counter = () => screen.getByText(/^\d+ \/ \d+$/).textContent;
