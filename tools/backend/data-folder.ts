import { mkdir, mkdtemp, realpath, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lockFolder } from './folder-lock';

export interface DataFolder {
  /** Folder of PGlite's files; undefined keeps the database in memory. */
  database: string | undefined;
  /** File of the keys; undefined makes new keys for this run. */
  secrets: string | undefined;
  mail: string;
  /** Mails about requests; apart, because the others contain links that sign in. */
  outbox: string;
  /** File of sign-ins and refusals; undefined writes none. */
  authLog: string | undefined;
  /** Unlocks the folder, or removes it when it was made for this run only. */
  release(): Promise<void>;
}

/**
 * Creates and locks the folder of this machine's database, keys and mail.
 * @param path the folder, or null to keep database and keys in memory and mail in a temporary folder
 * @throws Error
 */
export async function openDataFolder(path: string | null): Promise<DataFolder> {
  if (path === null) {
    const mail = await mkdtemp(join(tmpdir(), 'marisma-mail-'));
    const release = () => rm(mail, { recursive: true, force: true });
    return {
      database: undefined,
      secrets: undefined,
      mail,
      outbox: join(mail, 'outbox'),
      authLog: undefined,
      release,
    };
  }
  const folder = await writableFolder(path);
  const inUse = `The data folder ${folder} is in use by another running backend. Stop that one, or choose another folder.`;
  const lock = await lockFolder(folder, inUse);
  return {
    database: join(folder, 'database'),
    secrets: join(folder, 'secrets.json'),
    mail: join(folder, 'mail'),
    outbox: join(folder, 'mail', 'outbox'),
    authLog: join(folder, 'auth.log'),
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
    throw new Error(`The data folder ${path} cannot be written to (${code}).`);
  }
}
