import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes, type StandInOptions } from '@marisma/shared/testing';
import area from '../../area';

/** Opens the deck under fake timers, signed out unless said otherwise. */
export async function openDeck(search = '', options: StandInOptions = { roles: null }) {
  const rendered = renderRoutes(area.routes, { pathname: '/proposal', search }, options);
  await screen.findByRole('region', { name: 'Propuesta Marisma' });
  return rendered;
}

/** Lets `milliseconds` go by, and everything that waited for them happen. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Presses a key where the focus is, as a browser reports it; `repeat` for one that is held. */
export async function press(key: string, init: KeyboardEventInit = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await pass(0);
}

/** What the counter reads. */
export const counter = () => screen.getByText(/^\d+ \/ \d+$/).textContent;
