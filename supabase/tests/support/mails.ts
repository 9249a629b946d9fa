import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails that the backend has written, newest first. */
export async function readMails(folder: string): Promise<string[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .reverse();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
