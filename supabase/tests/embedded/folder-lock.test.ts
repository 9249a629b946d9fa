import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

import { openDataFolder } from '../../../tools/backend/data-folder';
import { startBackend } from '../../../tools/backend/start-backend';
import { readArchive } from '../support/archives';
import { tempFolder } from '../support/temp-folder';

const IN_USE = /is in use by another running backend/;
const HOLDER = fileURLToPath(new URL('../support/hold-folder.ts', import.meta.url));

async function hold(test: TestContext, folder: string): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  test.after(() => child.kill('SIGKILL'));
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: chunk.toString().trim() };
}

it('a second backend on the same folder is refused with a message, in this process and in another', async (test) => {
  const dataDir = await tempFolder(test);
  const options = {
    dataDir,
    siteUrl: 'http://localhost',
    seedDemo: false,
    log: () => undefined,
    emptyDatabase: await readArchive('embedded'),
  };
  const first = await startBackend(options);
  test.after(() => first.close());
  await assert.rejects(startBackend(options), IN_USE);
  assert.match((await hold(test, dataDir)).output, IN_USE);
});

it('a folder whose holder was killed is free, for one of several concurrent requests', async (test) => {
  const folder = await tempFolder(test);
  const { child, output } = await hold(test, folder);
  assert.equal(output, 'held');
  await assert.rejects(openDataFolder(folder), IN_USE);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const starters = await Promise.all(Array.from({ length: 5 }, () => hold(test, folder)));
  const outputs = starters.map((starter) => starter.output);
  assert.equal(outputs.filter((each) => each === 'held').length, 1);
  assert.equal(outputs.filter((each) => IN_USE.test(each)).length, 4);
});

it('a path too long for a socket is locked too', async (test) => {
  const folder = `${await tempFolder(test)}/${'long/'.repeat(30)}`;
  const held = await openDataFolder(folder);
  await assert.rejects(openDataFolder(folder), IN_USE);
  await held.release();
});
