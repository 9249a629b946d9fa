import type { Release } from '@marisma/area-kit/contract';
import { OPENED_AREAS_KEY } from '@marisma/area-kit/page-marks';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import type { AreaDirectory } from './area-directory';
import { readArea } from './area-store';

/**
 * Remembers that this browser's account opened a guarded area, so that the next page load requests the area's
 * code while the roles are still loading. The note is removed with the session.
 */
export function rememberOpened({ name, paths }: Release, storage: SimpleStorage): void {
  if (paths.every(({ access }) => access === 'public')) return;
  const opened = readOpened(storage);
  storage.setItem(OPENED_AREAS_KEY, [...opened.add(name)].join(' '));
}

/**
 * Loads a pathname's area and page in parallel with the roles, if this browser's account has opened the area
 * before. Nothing of it is shown until the roles allow it.
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
