import type { Release } from '@marisma/shared/contract';
import { OPENED_AREAS_KEY } from '@marisma/shared/page-marks';
import type { SimpleStorage } from '../session/safe-storage';

/**
 * Remembers that this browser's account opens a guarded area, so that its next page load asks for the area's code
 * while the roles are still on their way. Forgotten with the session.
 */
export function rememberOpened({ name, paths }: Release, storage: SimpleStorage): void {
  if (paths.every(({ access }) => access === 'public')) return;
  const opened = readOpened(storage);
  storage.setItem(OPENED_AREAS_KEY, [...opened.add(name)].join(' '));
}

/** Names of the guarded areas that this browser's account has opened since it signed in. */
export const readOpened = (storage: SimpleStorage): Set<string> =>
  new Set((storage.getItem(OPENED_AREAS_KEY) ?? '').split(' ').filter(Boolean));
