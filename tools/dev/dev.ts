import { watch } from 'node:fs';
import { join } from 'node:path';
import { listAreas, ROOT, SIGNING_KEY, SITE } from '../release/paths';
import { releaseAll } from '../release/release';
import { loadOrMakeSigner } from '../release/signing';
import { folderTarget } from '../release/target';

/**
 * The whole site while it is worked on: `npm start`, and a new release of whatever a saved file belongs to.
 * For fast refresh inside one area run it alone: `npm run dev -w remote-<area>`.
 */
await import('../start/start');

const target = folderTarget(SITE, await loadOrMakeSigner(SIGNING_KEY));
const say = (line: string): void => console.log(line);
let timer: NodeJS.Timeout | undefined;
let working = Promise.resolve();

/** Editors write a file in several steps: wait until it is quiet. */
function releaseSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    working = working
      .then(() => releaseAll(target, say))
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }, 200);
}

for (const folder of ['shell/src', 'shared/src', ...listAreas().map((name) => `remote-${name}/src`)]) {
  watch(join(ROOT, folder), { recursive: true }, releaseSoon);
}
