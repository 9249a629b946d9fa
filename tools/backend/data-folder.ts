import { mkdir, mkdtemp, realpath, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lockFolder } from './folder-lock';

export interface DataFolder {
  /** Folder of PGlite's files; undefined keeps the database in memory. */
  database: string | undefined;
  /** File of the keys. */
  secrets: string;
  mail: string;
  /** Mails about requests; apart, because the others contain links that sign in. */
  outbox: string;
  /** File of sign-ins and refusals. */
  authLog: string;
  /** Unlocks the folder, or removes it when it was made for this run only. */
  release(): Promise<void>;
}

/**
 * Creates and locks the folder of this machine's database, keys and mail.
 * @param path the folder, or null to keep the database in memory and the rest in a temporary folder
 * @throws Error for a folder that is in use, or that cannot be written to
 */
export async function openDataFolder(path: string | null): Promise<DataFolder> {
  const folder = await (path === null ? mkdtemp(join(tmpdir(), 'marisma-data-')) : writableFolder(path));
  const inUse = `The data folder ${folder} is in use by another running backend. Stop that one, or choose another folder.`;
  const lock = path === null ? undefined : await lockFolder(folder, inUse);
  const mail = join(folder, 'mail');
  return {
    database: lock && join(folder, 'database'),
    secrets: join(folder, 'secrets.json'),
    mail,
    outbox: join(mail, 'outbox'),
    authLog: join(folder, 'auth.log'),
    release: () => lock?.release() ?? rm(folder, { recursive: true, force: true }),
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
    throw new Error(`The data folder ${path} cannot be written to (${code}).`);
  }
}
