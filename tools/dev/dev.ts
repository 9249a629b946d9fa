import { join } from 'node:path';
import { folderOf, listAreas, ROOT } from '../release/paths';
import { releaseAll } from '../release/release';
import { openLocalSite } from '../start/local-site';
import { watchSources } from './watch-sources';

/**
 * Runs the whole site as `npm start` does and releases each package again when one of its sources is saved. For
 * fast refresh inside one area, run the area alone: `npm run dev -w remote-<area>`.
 */
const { started } = await import('../start/start');

const target = await openLocalSite();
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
