/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkspace } from '../../new-area/testing/workspace';

const root = makeWorkspace();
mkdirSync(join(root, 'shell/src'));
afterAll(() => rmSync(root, { recursive: true }));

/** @returns how often a rule reports this content of a component */
function countReports(rule: string, code: string): number {
  writeFileSync(join(root, 'shell/src/example.tsx'), `export const Example = () => ${code};\n`);
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format=unix', 'shell/src/example.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split(`marisma(${rule})`).length - 1;
}

it.each([
  ['<p>Two words</p>', 1],
  ['<img src="/x.svg" alt="A pool" />', 1],
  ['<input aria-label="Name" title="Name" />', 2],
  ['<p>Marisma</p>', 0],
  ['<input aria-label="marisma.test" />', 0],
  ['<p>{texts.lead} · 5</p>', 0],
])('of words in %s it reports %d', (jsx, count) => {
  expect(countReports('words-in-texts', jsx)).toBe(count);
});

it.each([
  ['<button>{busy && <Mark />}{texts.label}</button>', 1],
  ['<button>{busy ? <Mark /> : <Icon />} {busy ? texts.busy : children}</button>', 1],
  ['<button>{busy && <Mark />}<span>{texts.label}</span></button>', 0],
  ['<button>{texts.label}{busy && <Mark />}</button>', 0],
  ['<div>{busy && <Mark />}{action}{items.map(show)}</div>', 0],
])('of labels beside elements that come and go in %s it reports %d', (jsx, count) => {
  expect(countReports('labels-in-elements', jsx)).toBe(count);
});

it.each([
  ['AbortSignal.any([a, b])', 1],
  ['URL.canParse(text)', 1],
  ['list.toSorted()', 1],
  ['schema.union([a, b])', 0],
  ['AbortSignal.timeout(5)', 0],
])('of what older browsers lack in %s it reports %d', (code, count) => {
  expect(countReports('older-browsers', code)).toBe(count);
});
