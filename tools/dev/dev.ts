import { join } from 'node:path';
import { readAuthor } from '../release/commands/author';
import { folderOf, listAreas, ROOT, SIGNING_KEY, SITE } from '../release/paths';
import { releaseAll } from '../release/release';
import { loadOrMakeSigner } from '../release/registry/signing';
import { folderTarget } from '../release/targets/target';
import { watchSources } from './watch-sources';

/**
 * Runs the whole site as `npm start` does and releases each package again when one of its sources is saved. For
 * fast refresh inside one area, run the area alone: `npm run dev -w remote-<area>`.
 */
const { started } = await import('../start/start');

const target = {
  ...folderTarget(SITE, await loadOrMakeSigner(SIGNING_KEY)),
  author: await readAuthor(),
};
const log = (line: string): void => console.log(line);

const releaseAgain = (): Promise<void> =>
  releaseAll(target, log).catch((error: unknown) =>
    console.error(error instanceof Error ? error.message : error),
  );

/** What builds are made of, beside the sources of each package. */
const COMMON = ['shared/src', 'shared/build', 'shared/package.json', 'package-lock.json'];

watchSources(
  [...COMMON.map((path) => join(ROOT, path)), ...['shell', ...listAreas()].map(folderOf)],
  releaseAgain,
  // It releases too.
  started,
);
