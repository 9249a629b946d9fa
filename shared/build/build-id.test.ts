import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeBuildId } from './build-id';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'marisma-build-id-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const save = (name: string): void => writeFileSync(join(folder, name), name);

it('changes with the sources', () => {
  const before = computeBuildId(folder);
  save('page.tsx');
  expect(computeBuildId(folder)).not.toBe(before);
});

it.each(['README.md', 'page.test.tsx', '.cache', 'events.pem'])('does not change with %s', (name) => {
  const before = computeBuildId(folder);
  save(name);
  expect(computeBuildId(folder)).toBe(before);
});
