/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { computeBuildId } from './build-id';

let root = '';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  write(file, text.replaceAll(from, to));
};
const nameOf = (area = 'remote-guest', kit = 'shared'): string =>
  computeBuildId(join(root, area), join(root, kit));

const KIT_PACKAGE = {
  name: '@marisma/area-kit',
  exports: {
    './build': './build/index.ts',
    './router': './src/router.ts',
    './ui': './src/ui/index.ts',
  },
  sideEffects: false,
};

const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'marisma' },
    'node_modules/@marisma/area-kit': { resolved: 'shared', link: true },
    'node_modules/charts': { version: '1.0.0', dependencies: { lines: '^1.0.0' } },
    'node_modules/lines': { version: '1.0.0' },
    'node_modules/calendar': { version: '1.0.0' },
    'node_modules/maps': { version: '1.0.0', dependencies: { lines: '^2.0.0' } },
    'node_modules/maps/node_modules/lines': { version: '2.0.0' },
    'node_modules/packer': { version: '1.0.0' },
    'node_modules/swc-loader': { version: '1.0.0' },
    'remote-guest': { dependencies: { charts: '1.0.0' } },
    shared: { name: '@marisma/area-kit' },
  },
};

/** Two areas beside a kit: one with a chart and a button, one with a map and the kit's calendar. */
beforeEach(() => {
  // Packages resolve to real paths.
  root = realpathSync(mkdtempSync(join(tmpdir(), 'marisma-build-id-')));
  write('package-lock.json', JSON.stringify(LOCK, null, 1));
  write('shared/package.json', JSON.stringify(KIT_PACKAGE));
  write(
    'shared/build/index.ts',
    "export { areaConfig } from './area-config'; export { other } from './other';",
  );
  write(
    'shared/build/area-config.ts',
    "import { pack } from 'packer'; export const areaConfig = () => pack(1);",
  );
  write('shared/build/other.ts', 'export const other = 1;');
  write('shared/src/router.ts', 'export const Link = 1;');
  write(
    'shared/src/ui/index.ts',
    "export { A as Button, B as Badge } from './button'; export * from './calendar';",
  );
  write('shared/src/ui/button.tsx', 'export const A = () => <b>A</b>; export const B = () => <b>B</b>;');
  write('shared/src/ui/calendar.ts', "import { days } from 'calendar'; export const Calendar = () => days;");
  for (const [area, library, component] of [
    ['guest', 'charts', 'Button'],
    ['owner', 'maps', 'Calendar'],
  ]) {
    write(`remote-${area}/area.config.ts`, `export default { name: '${area}' };`);
    write(
      `remote-${area}/webpack.config.ts`,
      "import { areaConfig } from '@marisma/area-kit/build'; export default areaConfig();",
    );
    write(
      `remote-${area}/src/area.ts`,
      `import { Link } from '@marisma/area-kit/router'; export const pages = [Link, () => import('./page')];`,
    );
    write(
      `remote-${area}/src/page.ts`,
      `import { ${component} } from '@marisma/area-kit/ui'; import * as it from '${library}'; export default [${component}, it];`,
    );
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it("changes with the area's sources", () => {
  const before = nameOf();
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(nameOf('remote-owner')).not.toBe(before);
  write('remote-guest/src/extra.ts', 'export {};');
  expect(nameOf()).not.toBe(before);
});

it.each(['README.md', 'src/page.test.tsx', 'src/testing/rows.ts', '.cache', 'events.pem', 'jest.config.mjs'])(
  'does not change with %s',
  (name) => {
    const before = nameOf();
    write(`remote-guest/${name}`, "import '@marisma/area-kit/ui'; import 'calendar';");
    expect(nameOf()).toBe(before);
  },
);

describe('of the kit', () => {
  it.each([
    ['a component that the area shows', 'shared/src/ui/button.tsx', '>A<', '>C<'],
    [
      'which component has its name',
      'shared/src/ui/index.ts',
      'A as Button, B as Badge',
      'B as Button, A as Badge',
    ],
    ['the build preset', 'shared/build/area-config.ts', 'pack(1)', 'pack(2)'],
  ])('it changes with %s', (_, file, from, to) => {
    const before = nameOf();
    edit(file, from, to);
    expect(nameOf()).not.toBe(before);
  });

  it.each([
    ['a component of others, out of the same entry', 'shared/src/ui/calendar.ts', '=> days', '=> [days]'],
    [
      'a new component',
      'shared/src/ui/index.ts',
      'export *',
      "export { other as New } from '../../build/other'; export *",
    ],
    ['a preset of others', 'shared/build/other.ts', '= 1', '= 2'],
    ['what the shell provides', 'shared/src/router.ts', '= 1', '= 2'],
    ['comments', 'shared/src/ui/button.tsx', 'export', '/* why */ export'],
  ])('it does not change with %s', (_, file, from, to) => {
    const before = nameOf();
    edit(file, from, to);
    expect(nameOf()).toBe(before);
  });

  it('the shell contains what it provides', () => {
    write('shell/webpack.config.ts', "import { Link } from '@marisma/area-kit/router'; export default Link;");
    const before = nameOf('shell');
    edit('shared/src/router.ts', '= 1', '= 2');
    expect(nameOf('shell')).not.toBe(before);
  });
});

describe('of the lock file', () => {
  const bump = (name: string): void => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as typeof LOCK;
    const entry = lock.packages[name as 'node_modules/maps'];
    entry.version = '9.0.0';
    write('package-lock.json', JSON.stringify(lock));
  };

  it.each(['charts', 'lines', 'packer', 'swc-loader'])('it changes with %s', (name) => {
    const before = nameOf();
    bump(`node_modules/${name}`);
    expect(nameOf()).not.toBe(before);
  });

  it.each(['maps', 'maps/node_modules/lines', 'calendar'])(
    'it does not change with %s, which only another area uses',
    (name) => {
      const [guest, owner] = [nameOf(), nameOf('remote-owner')];
      bump(`node_modules/${name}`);
      expect(nameOf()).toBe(guest);
      expect(nameOf('remote-owner')).not.toBe(owner);
    },
  );
});

it('counts a kit that is installed by its entry in the lock file, with all that it depends on', () => {
  const kit = { version: '1.0.0', integrity: 'one', dependencies: { swc: '1.0.0' } };
  const lock = (changed: object, swc = '1.0.0'): void =>
    write(
      'events/package-lock.json',
      JSON.stringify({
        packages: {
          'node_modules/@marisma/area-kit': { ...kit, ...changed },
          'node_modules/swc': { version: swc },
          'node_modules/other': { version: swc },
        },
      }),
    );
  write('events/area.config.ts', "import '@marisma/area-kit/ui'; export default {};");
  lock({});
  const installed = 'events/node_modules/@marisma/area-kit';
  const before = nameOf('events', installed);
  lock({ integrity: 'two' });
  expect(nameOf('events', installed)).not.toBe(before);
  lock({}, '2.0.0');
  expect(nameOf('events', installed)).not.toBe(before);
  lock({});
  expect(nameOf('events', installed)).toBe(before);
});
