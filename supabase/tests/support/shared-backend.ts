import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

import { startEmbedded } from './embedded';

/** The data of the backend that all suites of a test file share. */
export const folder = await mkdtemp(join(tmpdir(), 'marisma-test-'));
export const embedded = await startEmbedded({ dataDir: folder });
/** Runs SQL on it that bypasses row-level security. */
export const { sql } = embedded.backend;

after(async () => {
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
});
