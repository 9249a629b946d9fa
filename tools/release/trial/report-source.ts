import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const TIMEOUT_MS = 30_000;

/**
 * The lines of a report source, oldest first.
 * @param source a file of newline-delimited JSON, a folder of such files named by day, or an http(s) address
 * @throws Error when it can't be read
 */
export async function* readReportLines(source: string): AsyncGenerator<string> {
  if (/^https?:\/\//.test(source)) return yield* await fetchLines(source);
  for (const file of await listFiles(source)) {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  }
}

async function fetchLines(url: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.text()).split('\n');
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.ndjson'));
  return names.sort().map((name) => join(path, name));
}
