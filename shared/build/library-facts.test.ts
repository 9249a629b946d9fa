import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLibrary } from './libraries-plugin';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A package's folder with these files beside its package.json. */
function aPackage(license: unknown, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'marisma-library-'));
  folders.push(folder);
  const all = { 'package.json': JSON.stringify({ name: 'lib', version: '1.2.3', license }), ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return folder;
}

test.each(['LICENSE', 'license', 'LICENCE.md', 'LICENSE.txt'])('reads the text from %s', (file) => {
  expect(readLibrary(aPackage('MIT', { [file]: 'Permission is granted\n' }))).toEqual({
    version: '1.2.3',
    license: 'MIT',
    text: 'Permission is granted',
  });
});

test.each(['GPL-3.0-only', '(MIT OR GPL-3.0)', 'SEE LICENSE IN x', { type: 'MIT' }, undefined])(
  'a library under %j fails the build',
  (license) => {
    expect(() => readLibrary(aPackage(license, { LICENSE: 'x' }))).toThrow('does not allow');
  },
);

test('a library without its license’s text fails the build', () => {
  expect(() => readLibrary(aPackage('MIT'))).toThrow('lib has no license text');
});
