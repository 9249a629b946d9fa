/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLockFaults, findRangeFaults } from './shared-ranges';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'marisma-lock-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const lock = (versions: Record<string, string>): void =>
  writeFileSync(
    join(dir, 'package-lock.json'),
    JSON.stringify({
      packages: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
      ),
    }),
  );

it('tells a team which libraries of its lock file the shell does not provide, and what to run', () => {
  lock({
    react: '18.3.1',
    'react-dom': '19.0.0',
    'react-router-dom': '6.30.0',
    'styled-components': '6.99.0',
  });
  expect(findLockFaults(dir)).toEqual([
    expect.stringMatching(
      /^package-lock\.json has react 18\.3\.1, and the shell provides 19\.\S+\. Run: npm install react@19/,
    ),
    expect.stringMatching(/react-router-dom 6\.30\.0.*npm install react-router-dom@7/),
    expect.stringMatching(/styled-components 6\.99\.0/),
  ]);
});

it('accepts the lock file of this repository', () =>
  expect(findLockFaults(join(import.meta.dirname, '../../remote-guest'))).toEqual([]));

it.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.4.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^18.3.1', '19.3.1', false],
  ['*', '19.3.1', false],
])('%s is given by %s: %s', (range, version, given) =>
  expect(findRangeFaults({ react: range }, { react: version })).toEqual(
    given ? [] : [`it needs react ${range}, and the shell provides ${version}`],
  ),
);

it('knows no library that the shell does not provide', () =>
  expect(findRangeFaults({ toString: '^1.0.0' }, {})).toEqual([
    'it needs toString ^1.0.0, and the shell provides none',
  ]));
