import type { Release } from '@marisma/shared/contract';
import { OPENED_AREAS_KEY } from '@marisma/shared/page-marks';
import type { SimpleStorage } from '@marisma/shared/browser';
import type { AreaDirectory } from './area-directory';
import { readArea } from './area-store';

/**
 * Remembers that this browser's account opens a guarded area, so that its next page load asks for the area's code
 * while the roles are still on their way. Forgotten with the session.
 */
export function rememberOpened({ name, paths }: Release, storage: SimpleStorage): void {
  if (paths.every(({ access }) => access === 'public')) return;
  const opened = readOpened(storage);
  storage.setItem(OPENED_AREAS_KEY, [...opened.add(name)].join(' '));
}

/**
 * Loads the area of a pathname, and its page, if this browser's account has opened the area before: beside the roles,
 * not after them. Until they allow it nothing of it is shown.
 */
export function loadOpened(
  areas: Pick<AreaDirectory, 'find' | 'loadAhead'>,
  pathname: string,
  storage: SimpleStorage,
): void {
  const name = areas.find(pathname)?.name;
  if (name === undefined || readArea(name).phase !== 'idle' || !readOpened(storage).has(name)) return;
  areas.loadAhead(pathname);
}

const readOpened = (storage: SimpleStorage): Set<string> =>
  new Set((storage.getItem(OPENED_AREAS_KEY) ?? '').split(' ').filter(Boolean));
