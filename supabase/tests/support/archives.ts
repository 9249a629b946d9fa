import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';

/** `empty` is a new database with nothing of ours, `embedded` one of the embedded backend with the test accounts. */
type Archive = 'empty' | 'embedded';

const variable = (name: Archive): string => `DATABASE_ARCHIVE_${name}`;

/** Archives a database, from which the test files of this run start: PGlite takes longer to make and fill one. */
export async function writeArchive(name: Archive, database: PGlite): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marisma-archive-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const archive = await database.dumpDataDir('none');
  await database.close();
  const file = join(folder, `${name}.tar`);
  await writeFile(file, Buffer.from(await archive.arrayBuffer()));
  process.env[variable(name)] = file;
}

/** The archive of this run; undefined when a test file runs by itself. */
export async function readArchive(name: Archive): Promise<Blob | undefined> {
  const file = process.env[variable(name)];
  return file === undefined ? undefined : new Blob([await readFile(file)]);
}
