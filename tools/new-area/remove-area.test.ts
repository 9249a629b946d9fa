import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../testing/temp-folder';
import { findRemovable } from './remove-area';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@marisma.test', ...args], { cwd: root });

beforeEach(() => {
  root = tempFolder();
  mkdirSync(join(root, 'remote-events'));
  writeFileSync(join(root, 'remote-events/area.config.ts'), '');
  git('init', '-q');
});

it('finds the sources of an area, and none of an area of another repository', () => {
  git('add', '.');
  git('commit', '-qm', 'Add events');
  expect(findRemovable('events', root)).toBe(join(root, 'remote-events'));
  expect(findRemovable('trips', root)).toBeUndefined();
});

it('keeps sources that were never committed, or were changed since', () => {
  expect(() => findRemovable('events', root)).toThrow('remote-events has changes that are not committed');
  git('add', '.');
  git('commit', '-qm', 'Add events');
  writeFileSync(join(root, 'remote-events/area.config.ts'), 'changed');
  expect(() => findRemovable('events', root)).toThrow('remote-events has changes that are not committed');
});
