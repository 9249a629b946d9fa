import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../backend/folder-lock';
import { tempFolder } from '../testing/temp-folder';
import { freePort } from '../testing/free-port';

/** Starts the server with these folders and waits for its end. */
async function start(env: Record<string, string>): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, PORT: String(await freePort()), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  return { status, output };
}

it('refuses a site that another server serves, and writes nothing to it', async () => {
  const folder = tempFolder();
  const site = join(folder, 'site');
  mkdirSync(site);
  const lock = await lockFolder(site, 'in use');
  try {
    const { status, output } = await start({ MARISMA_DATA: folder });
    expect(output.trim()).toMatch(/^The site folder .* is served by another running server\. Stop that one/);
    expect([status, existsSync(join(site, 'config.json'))]).toEqual([1, false]);
  } finally {
    await lock.release();
  }
}, 120_000);
