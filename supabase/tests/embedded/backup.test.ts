import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { startBackend } from '../../../tools/backend/start-backend';
import { backUp, restore } from '../../../tools/backup/backup';
import { publishCommitted } from '../../../tools/release/settle';
import { folderTarget } from '../../../tools/release/targets/target';
import { readArchive } from '../support/archives';
import { tempFolder } from '../support/temp-folder';

const MARISMA = fileURLToPath(new URL('../../../tools/marisma.mjs', import.meta.url));

const open = async (dataDir: string) =>
  startBackend({
    dataDir,
    siteUrl: 'http://localhost',
    seedDemo: false,
    log: () => undefined,
    emptyDatabase: await readArchive('empty'),
  });

const foldersOf = (machine: string) => ({ data: join(machine, 'data'), site: join(machine, 'site') });

/** Runs a command of the operator on the data and the site of a machine. */
function marisma(machine: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const { data, site } = foldersOf(machine);
  const places = { MARISMA_DATA: data, MARISMA_SITE: site };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [MARISMA, ...args],
      { env: { ...process.env, ...places } },
      (error, stdout, stderr) => {
        resolve({ code: error ? 1 : 0, said: (stdout + stderr).trim() });
      },
    );
  });
}

it('data and site are backed up, and restored on another machine', async (test) => {
  const [here, there] = [await tempFolder(test), await tempFolder(test)];
  const backup = join(here, 'backup');
  const site = folderTarget(join(here, 'site'));
  await site.write('areas/guest/1/main.js', 'run()');
  await site.write('.drafts/half', 'half');
  const backend = await open(join(here, 'data'));
  await backend.sql(
    `insert into public.contact_submissions (name, email, inquiry_type, message)
     values ('Ana', 'ana@example.com', 'general', 'Is the house free in May?')`,
  );

  const running = await marisma(here, 'backup', backup);
  assert.equal(running.code, 1);
  assert.match(running.said, /^The data folder .* is in use by another running backend/);
  await backend.close();

  await assert.rejects(
    backUp(foldersOf(here), backup),
    /^BackupRefused: A release is under way or was killed/,
  );
  await publishCommitted(site);
  await rm(backup, { recursive: true, force: true });

  const made = await marisma(here, 'backup', backup);
  assert.match(made.said, /^\d+ files are in .*backup\. Keep them secret/);
  assert.equal((await stat(backup)).mode & 0o077, 0);
  await assert.rejects(backUp(foldersOf(here), backup), /is not empty/);
  await assert.rejects(backUp(foldersOf(here), join(here, 'data', 'copy')), /is inside of/);
  await assert.rejects(restore(backup, foldersOf(here)), /There is something in .*data/);

  await writeFile(join(backup, 'site/areas/guest/1/main.js'), 'harm()');
  const damaged = /The backup is damaged: site\/areas\/guest\/1\/main\.js is not what was saved/;
  await assert.rejects(restore(backup, foldersOf(there)), damaged);
  assert.deepEqual(await readdir(there), []);
  await writeFile(join(backup, 'site/areas/guest/1/main.js'), 'run()');
  await appendFile(join(backup, 'site/more.js'), 'harm()');
  await assert.rejects(restore(backup, foldersOf(there)), /more\.js is not what was saved/);
  await rm(join(backup, 'site/more.js'));

  await mkdir(join(there, 'data'));
  const restored = await marisma(there, 'restore', backup);
  assert.match(restored.said, /^Data and site are those of the backup of \d{4}-\d\d-\d\d \d\d:\d\dZ\.$/m);
  assert.equal(String(await folderTarget(join(there, 'site')).read('areas/guest/1/main.js')), 'run()');
  assert.deepEqual((await readdir(there)).sort(), ['data', 'site']);
  assert.ok(!(await readdir(join(there, 'site'))).includes('.drafts'));
  assert.equal((await stat(join(there, 'data/secrets.json'))).mode & 0o077, 0);
  const again = await open(join(there, 'data'));
  const rows = await again.sql('select name, message from public.contact_submissions');
  assert.deepEqual(rows, [{ name: 'Ana', message: 'Is the house free in May?' }]);
  assert.equal(again.publishableKey, backend.publishableKey);
  await again.close();
});
