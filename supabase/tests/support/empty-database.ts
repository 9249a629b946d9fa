import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

const FILE = 'EMPTY_DATABASE';

/**
 * Writes an archive of a new database, from which all tests of this run start: PGlite takes longer to make one than
 * our migrations take to fill it. The archive has nothing of ours in it.
 */
export async function writeEmptyDatabase(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marisma-empty-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await PGlite.create();
  const archive = await database.dumpDataDir('none');
  await database.close();
  const file = join(folder, 'database.tar');
  await writeFile(file, Buffer.from(await archive.arrayBuffer()));
  process.env[FILE] = file;
}

/** The archive of this run; undefined when a test file runs by itself. */
export async function emptyDatabase(): Promise<Blob | undefined> {
  const file = process.env[FILE];
  return file === undefined ? undefined : new Blob([await readFile(file)]);
}
