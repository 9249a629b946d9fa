import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRelease } from '../../../shared/src/testing/registry';
import { makeChange } from '../change';
import { goLive, tryOut } from '../registry-edits';
import { readRegistry } from '../registry-store';
import { memoryTarget } from '../testing/memory-target';
import { watchCanary } from './watch-canary';

it('ends a trial whose build fails for the few who have it, and says so', async () => {
  const [live, trial] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((build) => aRelease('guest', { build }));
  const target = memoryTarget();
  await makeChange(target, {
    what: 'try',
    parts: ['guest'],
    edit: (registry) => tryOut(goLive(registry, live!), 'guest', 1, trial),
  });
  const folder = await mkdtemp(join(tmpdir(), 'marisma-watch-'));
  const report = { t: 1, page: '/dashboard', shell: 'cccccccccccc', kind: 'area', area: 'guest' };
  const lines = Array.from({ length: 12 }, () =>
    JSON.stringify({ ...report, build: trial!.build, outcome: 'fallback' }),
  );
  await writeFile(join(folder, '2026-11-21.ndjson'), lines.join('\n'));

  const said: string[] = [];
  const options = { source: folder, steps: [1, 10], holdMinutes: 0, patienceMinutes: 1, minLoads: 10 };
  const code = await watchCanary(target, 'guest', options, (line) => void said.push(line));
  expect(code).toBe(1);
  const entry = (await readRegistry(target)).areas.guest;
  expect(entry?.canary).toBeUndefined();
  expect(entry?.live.build).toBe(live!.build);
  expect(said.join('\n')).toMatch(/fails too often: 12 of 12.*\n.*no build on trial\n.*the trial is ended/);
  await rm(folder, { recursive: true });
});
