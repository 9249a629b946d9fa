import { watch, type FSWatcher } from 'chokidar';
import { basename } from 'node:path';
import { IGNORED } from '@marisma/area-kit/build';

/** Editors write a file in several steps. */
const QUIET_MS = 200;

/**
 * Calls `changed` once after each burst of changes to files in these places, however an editor writes them.
 * @param changed is called again only when it has ended; it does not reject
 * @param started until then nothing is called
 */
export function watchSources(
  places: string[],
  changed: () => Promise<void>,
  started: Promise<void>,
): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let working = started;
  const options = { ignoreInitial: true, ignored: (path: string) => IGNORED.has(basename(path)) };
  return watch(places, options).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(changed)), QUIET_MS);
  });
}
