import { mkdir, mkdtemp, realpath, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DataFolderNotWritable } from './backend-errors';
import { lockFolder } from './folder-lock';

export interface DataFolder {
  /** Where PGlite keeps its files; undefined keeps the database in memory. */
  database: string | undefined;
  /** Where keys are kept; undefined makes new ones for this run. */
  secrets: string | undefined;
  mail: string;
  /** Gives the folder back; a folder made for this run alone is removed. */
  release(): Promise<void>;
}

/**
 * Creates and locks the folder that holds the database, the keys and the mail of this machine.
 * @param path the folder, or null to keep everything in memory (mail goes to a folder that is removed at the end)
 * @throws DataFolderNotWritable, DataFolderInUse
 */
export async function openDataFolder(path: string | null): Promise<DataFolder> {
  if (path === null) {
    const mail = await mkdtemp(join(tmpdir(), 'marisma-mail-'));
    const release = () => rm(mail, { recursive: true, force: true });
    return { database: undefined, secrets: undefined, mail, release };
  }
  const folder = await writableFolder(path);
  const lock = await lockFolder(folder);
  return {
    database: join(folder, 'database'),
    secrets: join(folder, 'secrets.json'),
    mail: join(folder, 'mail'),
    release: () => lock.release(),
  };
}

async function writableFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const folder = await realpath(path);
    const probe = join(folder, `.write-${process.pid}`);
    await writeFile(probe, '');
    await unlink(probe);
    return folder;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DataFolderNotWritable(path, code);
  }
}
