import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../release/paths';
import { createArea } from './create-area';

const LONGEST = 'events-and-celebrations-abroad';
let root: string;

/** A workspace with what lint and types need. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-area-'));
  for (const folder of ['node_modules', 'shared']) symlinkSync(join(ROOT, folder), join(root, folder));
  for (const file of ['eslint.config.mjs', 'tsconfig.base.json', '.prettierrc.json', '.prettierignore'])
    cpSync(join(ROOT, file), join(root, file));
  mkdirSync(join(root, 'shell'));
  cpSync(join(ROOT, 'shell/package.json'), join(root, 'shell/package.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (program: string, ...args: string[]): string =>
  execFileSync(join(ROOT, 'node_modules/.bin', program), args, { cwd: root, encoding: 'utf8' });

it('writes files as Prettier does, for a short and a long name', () => {
  for (const name of ['ev', LONGEST]) createArea(name, root);
  expect(run('prettier', '--list-different', '.')).toBe('');
  expect(readFileSync(join(root, 'remote-ev/src/area.ts'), 'utf8')).toContain("lazyRoute('/ev'");
});

it.each(['Events', 'e', 'a/b', 'shell', `${LONGEST}x`])('refuses the name %s and writes nothing', (name) => {
  expect(() => createArea(name, root)).toThrow(`'${name}'`);
  expect(readdirSync(root).filter((entry) => entry.startsWith('remote-'))).toEqual([]);
});

/** Half a minute: `npm run test:full` runs it. */
const whole = process.env.UNIT_MATRICES === 'whole' ? it : it.skip;
whole(
  'writes an area that passes lint and types',
  () => {
    createArea(LONGEST, root);
    expect(run('eslint', `remote-${LONGEST}`)).toBe('');
    expect(run('tsc', '-p', `remote-${LONGEST}`, '--noEmit')).toBe('');
  },
  120_000,
);
