import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { SiteFolderInUse } from '../backend/backend-errors';
import { type FolderLock, lockFolder } from '../backend/folder-lock';
import { readLog } from '../release/registry/registry-log';
import { isSettled } from '../release/settle';
import { DRAFTS, folderTarget } from '../release/targets/target';

/** The folders of one machine that belong together. */
export interface Folders {
  /** Database, keys, mails and reports. */
  data: string;
  /** The published site; it may be inside `data`. */
  site: string;
}

/** What a backup contains; it is written last, so a backup without it is not complete. */
const contentsSchema = z.object({
  made: z.string(),
  /** SHA-256 of every file, by path. */
  files: z.record(z.string(), z.string()),
});
type Contents = z.infer<typeof contentsSchema>;

const PARTS = ['data', 'site'] as const;
const CONTENTS = 'backup.json';

/** A backup cannot be made or restored now. Nothing has changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/**
 * Copies data and site into a new folder that only its owner can read: it contains keys.
 * @throws DataFolderInUse, SiteFolderInUse while a server runs: its database is in motion
 * @throws BackupRefused for a folder that is not empty, for links in data or site, or when a release is under way
 * @returns the number of files
 */
export async function backUp(named: Folders, to: string): Promise<number> {
  const folders = await realFolders(named);
  for (const part of PARTS) {
    if (await isEmpty(folders[part])) throw new BackupRefused(`There is nothing in ${folders[part]}.`);
    if (isInside(await realPath(to), folders[part]))
      throw new BackupRefused(`${to} is inside of ${folders[part]}.`);
  }
  if (!(await isEmpty(to))) throw new BackupRefused(`${to} is not empty. Name a new folder.`);
  const locks = await lockBoth(folders);
  try {
    for (const part of PARTS) await refuseLinks(folders[part]);
    await mkdir(to, { recursive: true });
    await chmod(to, 0o700);
    const revision = await settledRevision(folders.site);
    await copyTree(folders.data, join(to, 'data'), folders.site);
    await copyTree(folders.site, join(to, 'site'));
    if (revision !== (await settledRevision(folders.site))) throw underWay();
    const files = await digestsOf(to);
    const contents: Contents = { made: new Date().toISOString(), files };
    await writeFile(join(to, CONTENTS), JSON.stringify(contents, null, 2), { mode: 0o600 });
    return Object.keys(files).length;
  } finally {
    for (const lock of locks) await lock.release();
  }
}

/**
 * Puts data and site of a backup where nothing is yet. Every file is compared with its digest before.
 * @throws BackupRefused for a damaged backup, or a place that is not empty
 * @returns the time when the backup was made
 */
export async function restore(from: string, named: Folders): Promise<string> {
  const folders = await realFolders(named);
  for (const part of PARTS) {
    if (!(await isEmpty(folders[part]))) {
      throw new BackupRefused(
        `There is something in ${folders[part]}. Stop the server and move the folder away.`,
      );
    }
  }
  const { made, files } = await readContents(from);
  const found = await digestsOf(from);
  const damaged = [...new Set([...Object.keys(files), ...Object.keys(found)])].find(
    (file) => files[file] !== found[file],
  );
  if (damaged) throw new BackupRefused(`The backup is damaged: ${damaged} is not what was saved.`);
  for (const part of PARTS) {
    const whole = `${folders[part]}.restoring`;
    await rm(whole, { recursive: true, force: true });
    await copyTree(join(from, part), whole);
    // An empty folder would be in the way.
    await rm(folders[part], { recursive: true, force: true });
    await rename(whole, folders[part]);
  }
  return made;
}

async function readContents(backup: string): Promise<Contents> {
  const text = await readFile(join(backup, CONTENTS), 'utf8').catch(() => null);
  if (text === null) throw new BackupRefused(`${backup} is not a complete backup: ${CONTENTS} is missing.`);
  try {
    return contentsSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupRefused(`The backup is damaged: ${CONTENTS} is malformed.`);
  }
}

/** One lock after the other; the first is released when the second is refused. */
async function lockBoth({ data, site }: Folders): Promise<FolderLock[]> {
  const first = await lockFolder(data);
  try {
    return [first, await lockFolder(site, SiteFolderInUse)];
  } catch (error) {
    await first.release();
    throw error;
  }
}

async function settledRevision(site: string): Promise<number> {
  const target = folderTarget(site);
  if (!(await isSettled(target))) throw underWay();
  const [last] = await readLog(target, 1);
  return last ? (JSON.parse(last.text) as { revision: number }).revision : 0;
}

const underWay = (): BackupRefused =>
  new BackupRefused('A release is under way or was killed. Run npx marisma status, then try again.');

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
};

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return true;
    if (isCode(error, 'ENOTDIR')) throw new BackupRefused(`${folder} is not a folder.`);
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** The absolute path without links, of a file that need not exist. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    const whole = resolve(path);
    return join(await realPath(dirname(whole)), basename(whole));
  }
}

const realFolders = async ({ data, site }: Folders): Promise<Folders> => ({
  data: await realPath(data),
  site: await realPath(site),
});

/** What a link leads to would be missing in the backup. */
async function refuseLinks(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    throw new BackupRefused(
      `${path} is a link, which a backup does not follow. Put the files themselves there.`,
    );
  }
}

/** Copies files and folders; sockets of locks, drafts and the folder `without` stay behind. */
async function copyTree(from: string, to: string, without?: string): Promise<void> {
  const filter = async (path: string): Promise<boolean> => {
    if (path === join(from, DRAFTS) || path === without) return false;
    const entry = await lstat(path);
    return entry.isFile() || entry.isDirectory();
  };
  await cp(from, to, { recursive: true, filter, preserveTimestamps: true });
}

async function digestsOf(root: string): Promise<Contents['files']> {
  const files: Contents['files'] = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path === join(root, CONTENTS)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    files[relative(root, path).split(sep).join('/')] = hash.digest('hex');
  }
  return files;
}
