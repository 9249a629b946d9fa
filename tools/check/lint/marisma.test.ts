/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkspace } from '../../new-area/testing/workspace';

const root = makeWorkspace();
mkdirSync(join(root, 'shell/src'), { recursive: true });

/** Expects a rule to report each content of a component this often, in one run of the linter. */
function expectReports(rule: string, cases: [code: string, count: number][]): void {
  const folder = `shell/src/${rule}`;
  mkdirSync(join(root, folder));
  for (const [at, [code]] of cases.entries())
    writeFileSync(join(root, folder, `${at}.tsx`), `export const Example = () => ${code};\n`);
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format=unix', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => line.includes(`marisma(${rule})`));
  const reports = cases.map(([code], at) => [
    code,
    lines.filter((line) => line.includes(`/${at}.tsx:`)).length,
  ]);
  expect(reports).toEqual(cases);
}

it('reports words in elements and attributes', () =>
  expectReports('words-in-texts', [
    ['<p>Two words</p>', 1],
    ['<img src="/x.svg" alt="A pool" />', 1],
    ['<input aria-label="Name" title="Name" />', 2],
    ['<p>Marisma</p>', 0],
    ['<input aria-label="marisma.test" />', 0],
    ['<p>{texts.lead} · 5</p>', 0],
  ]));

it('reports labels beside elements that come and go', () =>
  expectReports('labels-in-elements', [
    ['<button>{busy && <Mark />}{texts.label}</button>', 1],
    ['<button>{busy ? <Mark /> : <Icon />} {busy ? texts.busy : children}</button>', 1],
    ['<button>{busy && <Mark />}<span>{texts.label}</span></button>', 0],
    ['<button>{texts.label}{busy && <Mark />}</button>', 0],
    ['<div>{busy && <Mark />}{action}{items.map(show)}</div>', 0],
  ]));

it('reports what older browsers lack', () =>
  expectReports('older-browsers', [
    ['AbortSignal.any([a, b])', 1],
    ['URL.canParse(text)', 1],
    ['list.toSorted()', 1],
    ['schema.union([a, b])', 0],
    ['AbortSignal.timeout(5)', 0],
  ]));
