import { watch } from 'node:fs';
import { join } from 'node:path';
import { listAreas, ROOT, SIGNING_KEY, SITE } from '../release/paths';
import { releaseAll } from '../release/release';
import { loadOrMakeSigner } from '../release/signing';
import { folderTarget } from '../release/target';

/**
 * Runs the whole site as `npm start` does and releases each package again when one of its files is saved. For
 * fast refresh inside one area, run the area alone: `npm run dev -w remote-<area>`.
 */
await import('../start/start');

const target = folderTarget(SITE, await loadOrMakeSigner(SIGNING_KEY));
const log = (line: string): void => console.log(line);
let timer: NodeJS.Timeout | undefined;
let working = Promise.resolve();

/** Waits for 200 ms without a change, because editors write a file in several steps. */
function releaseSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    working = working
      .then(() => releaseAll(target, log))
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }, 200);
}

for (const folder of ['shell/src', 'shared/src', ...listAreas().map((name) => `remote-${name}/src`)]) {
  watch(join(ROOT, folder), { recursive: true }, releaseSoon);
}
