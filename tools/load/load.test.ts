import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../start/free-port';

/** Runs the load test as `npm run load -w tools` does. */
function load(...args: string[]): Promise<{ code: number; said: string }> {
  const words = [join(import.meta.dirname, '../run.mjs'), join(import.meta.dirname, 'load.ts'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, words, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: (stdout + stderr).trim() }),
    );
  });
}

it('says in one sentence that there is no site to load', async () => {
  const port = await freePort();
  expect(await load('--port', String(port))).toEqual({
    code: 1,
    said: `There is no site at http://127.0.0.1:${port}. Start one with npm start, or name its --port.`,
  });
});

it('says in one sentence which option is wrong', async () => {
  expect(await load('--visitors', 'many')).toEqual({
    code: 1,
    said: '--visitors is a whole number of at least 1.',
  });
});
