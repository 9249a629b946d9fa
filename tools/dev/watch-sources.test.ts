import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tempFolder } from '../testing/temp-folder';
import { watchSources } from './watch-sources';

let area: string;
let calls: number;
let started: Promise<void>;
let finishStart: () => void;
let isRunning: boolean;
let watcher: ReturnType<typeof watchSources>;
const at = (file: string): string => join(area, file);

beforeEach(async () => {
  area = tempFolder();
  for (const folder of ['src/texts', 'dist']) mkdirSync(at(folder), { recursive: true });
  for (const file of ['area.config.ts', 'src/texts/home.ts', 'dist/main.js']) writeFileSync(at(file), 'one');
  calls = 0;
  started = new Promise((resolve) => (finishStart = resolve));
  isRunning = false;
  watcher = watchSources(
    [area],
    async () => {
      if (isRunning) throw new Error('Two at once.');
      isRunning = true;
      await wait(100);
      isRunning = false;
      calls += 1;
    },
    started,
  );
  await once(watcher, 'ready');
});
afterEach(() => watcher.close());

/** Saves as many editors do: a new file takes the place of the old one. */
function replace(file: string, text: string): void {
  writeFileSync(at(`${file}.new`), text);
  renameSync(at(`${file}.new`), at(file));
}

async function expectCalls(count: number): Promise<void> {
  for (let left = 100; calls < count && left > 0; left -= 1) await wait(50);
  await wait(300);
  expect(calls).toBe(count);
}

it('hears once of each burst: files that an editor replaces, several at once, new ones, and no output', async () => {
  finishStart();
  replace('src/texts/home.ts', 'two');
  await expectCalls(1);
  replace('src/texts/home.ts', 'three');
  await expectCalls(2);
  replace('area.config.ts', 'two');
  writeFileSync(at('src/texts/more.ts'), 'new');
  await expectCalls(3);
  writeFileSync(at('dist/main.js'), 'two');
  await expectCalls(3);
});

it('answers nothing while the site starts, and then one burst after the other', async () => {
  replace('area.config.ts', 'two');
  await wait(350);
  replace('area.config.ts', 'three');
  await expectCalls(0);
  finishStart();
  await expectCalls(2);
});
