/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkspace } from '../../new-area/testing/workspace';

const root = makeWorkspace();
mkdirSync(join(root, 'shell/src'));
afterAll(() => rmSync(root, { recursive: true }));

/** @returns how often the rule reports a component with this content */
function countReports(jsx: string): number {
  writeFileSync(join(root, 'shell/src/example.tsx'), `export const Example = () => ${jsx};\n`);
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format=unix'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('Words live in texts/').length - 1;
}

it.each([
  ['<p>Two words</p>', 1],
  ['<img src="/x.svg" alt="A pool" />', 1],
  ['<input aria-label="Name" title="Name" />', 2],
  ['<p>Marisma</p>', 0],
  ['<input aria-label="marisma.test" />', 0],
  ['<p>{texts.lead} · 5</p>', 0],
])('of words in %s it reports %d', (jsx, count) => {
  expect(countReports(jsx)).toBe(count);
});
