import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';

import { chooseSuites } from './stays/stays-suite';
import { writeArchive } from './support/archives';
import { startEmbedded } from './support/embedded';
import { WHOLE } from './support/whole';

// Runs every database test, or the files and suites whose paths contain every given word, each file in a separate
// process. The last line reads 'N passed, N failed, N not run'; the exit code is 1 when a test failed. `--liftoff-only` reaches each process: its
// database engine (WebAssembly) then starts with half the CPU time, because V8 does not optimize it.
const here = fileURLToPath(new URL('.', import.meta.url));
const HOSTS = /^stays.(pglite|postgres)\.test\.ts$/;
/** The test files that run the suites of other folders, as a whole. */
const WHOLE_HOSTS: Record<string, RegExp> = {
  embedded: /^embedded.backend\.test\.ts$/,
  matrix: /^matrix.(pglite|postgres)\.test\.ts$/,
  schema: /^matrix.(pglite|postgres)\.test\.ts$/,
  worker: /^worker.backend\.test\.ts$/,
};
/** The files that take longest begin first, so that nothing waits for one of them at the end. */
const LONG = /(backend|http|many-mails|postgres)\.test\.ts$/;
const isLong = (file: string): number => Number(LONG.test(file));
const words = process.argv.slice(2);
const suites = chooseSuites(words);
if (words.length > 0 && suites.length > 0) process.env['DATABASE_SUITES'] = suites.join(' ');
const all = readdirSync(here, { recursive: true, encoding: 'utf8' });
const isChosen = (file: string): boolean => words.every((word) => file.includes(word));
const hosts = all
  .filter((file) => file.endsWith('-suite.ts') && isChosen(file))
  .map((file) => WHOLE_HOSTS[file.split(sep)[0] ?? '']);
const files = all
  .filter((file) => file.endsWith('.test.ts'))
  .filter(
    (file) =>
      isChosen(file) || hosts.some((host) => host?.test(file)) || (suites.length > 0 && HOSTS.test(file)),
  )
  .map((file) => join(here, file))
  .sort()
  .sort((one, other) => isLong(other) - isLong(one));

if (files.some((file) => !HOSTS.test(file))) {
  await writeArchive('empty', await PGlite.create());
  const dataDir = await mkdtemp(join(tmpdir(), 'marisma-archive-'));
  await (await startEmbedded({ dataDir })).close();
  await writeArchive('embedded', await PGlite.create(join(dataDir, 'database')));
  await rm(dataDir, { recursive: true, force: true });
}
const count = { passed: 0, failed: 0, skipped: 0 };
const failures = new spec();
failures.pipe(process.stdout);

for await (const event of run({ files, concurrency: 2, timeout: WHOLE ? 3_600_000 : 1_200_000 })) {
  if (event.type === 'test:fail') failures.write(event);
  if (event.type === 'test:stderr') process.stderr.write(event.data.message);
  if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
  // The tests of a suite that is left out are not reported.
  if (event.data.details.type === 'suite' && event.data.skip === undefined) continue;
  if (event.type === 'test:fail') count.failed++;
  else if (event.data.skip !== undefined) {
    count.skipped++;
    console.log(`Not run: ${event.data.name} (${String(event.data.skip)})`);
  } else count.passed++;
}
failures.end();
await finished(failures);
const nothing = count.passed + count.failed === 0;
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} not run`);
process.exitCode = count.failed > 0 || nothing ? 1 : 0;
