import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createArea } from './create-area';
import { makeWorkspace, runIn } from './testing/workspace';

const LONGEST = 'events-and-celebrations-abroad';
let root: string;

beforeEach(() => void (root = makeWorkspace()));

it('writes formatted files, for a short and a long name', () => {
  for (const name of ['ev', LONGEST]) createArea(name, root);
  expect(runIn(root, 'oxfmt', '--list-different', 'remote-ev', `remote-${LONGEST}`)).toBe('');
  expect(readFileSync(join(root, 'remote-ev/src/area.ts'), 'utf8')).toContain("lazyRoute('/ev'");
});

it.each(['Events', 'e', 'a/b', 'shell', `${LONGEST}x`])('refuses the name %s and writes nothing', (name) => {
  expect(() => createArea(name, root)).toThrow(`'${name}'`);
  expect(readdirSync(root).filter((entry) => entry.startsWith('remote-'))).toEqual([]);
});
