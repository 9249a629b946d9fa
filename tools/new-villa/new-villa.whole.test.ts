import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../release/paths';

let root: string;
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A copy of the repository whose packages find each other in it. */
function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-villa-')));
  for (const name of readdirSync(ROOT).filter(
    (each) => !/^(\.git|\.cache|\.local|\.site|node_modules)$/.test(each),
  )) {
    const installed = join(ROOT, name, 'node_modules');
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist)$/.test(from),
    });
    if (existsSync(installed)) symlinkSync(installed, join(copy, name, 'node_modules'));
  }
  mkdirSync(join(copy, 'node_modules/@marisma'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@marisma'))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  symlinkSync(join(copy, 'shared'), join(copy, 'node_modules/@marisma/area-kit'));
  return copy;
}

const run = (command: string) => {
  const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
/** Runs a command; if it fails, the test fails with what it output. */
function succeed(command: string): void {
  const { status, output } = run(command);
  expect(status === 0 ? '' : output).toBe('');
}

let taken = 160;

/** Photographs of nothing: one color, and a bar that is not the same in any two. */
async function takePhotographs(folder: string, ...names: string[]): Promise<void> {
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of names) {
    const bar = { create: { width: (taken += 40), height: 100, channels: 3, background: '#c96' } } as const;
    await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#69a' } })
      .composite([{ input: await sharp(bar).png().toBuffer() }])
      .jpeg()
      .toFile(join(root, folder, name));
  }
}

beforeAll(() => void (root = copyRepository()));
afterAll(() => rmSync(root, { recursive: true }));

it('adds the villa of the worked example, word for word', async () => {
  const sections = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8').split('\n## ');
  const example = sections.find((section) => section.startsWith('Add a villa')) ?? '';
  const [start = '', again = '', ...checks] = [...example.matchAll(/```sh\n([^]*?)```/g)].flatMap(
    ([, lines = '']) => lines.trim().split('\n'),
  );
  const files = [...example.matchAll(/\n`(\S+)`\n\n```(?:ts|json)\n([^]*?)```/g)];
  const photographs = [...new Set([...example.matchAll(/`(\w+\.jpg)`/g)].map(([, name = '']) => name))].slice(
    0,
    5,
  );
  expect([files.length, photographs.length, checks.length]).toEqual([5, 5, 2]);
  await takePhotographs('photos', ...photographs);
  const before = read('shared/src/houses/index.ts');

  const { status, output } = run(start);
  expect(status).toBe(1);
  expect(output).toContain('Still missing:');
  for (const field of ['sleeps', 'bathrooms', 'beach', 'summary', 'rooms'])
    expect(output).toMatch(new RegExp(`casa-luna\\.ts:\\d+ ${field}`));
  expect(output).toContain('photos/photographs.json arrival.jpg, es: what it shows');
  // What is not complete stands in no list of the site, and the type check finds it too.
  expect(read('shared/src/houses/index.ts')).toBe(before);
  expect(run('npm run types').output).toContain("Cannot find name 'MISSING'");

  for (const [, file = '', content = ''] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  succeed(again);
  for (const check of checks) succeed(check);
  succeed(
    'node_modules/.bin/oxfmt --check shared/src/houses remote-public/src remote-guest/src tools/pictures',
  );
}, 900_000);

it('replaces one picture of a house, and asks what it shows', async () => {
  await takePhotographs('one', 'bedroom.jpg', 'attic.jpg');
  const command = 'npm run new-villa -- villa-paradise one';
  const asked = run(command);
  expect(asked.status).toBe(1);
  expect(asked.output).toContain('a place for attic.jpg: villa-paradise has courtyard.jpg');
  expect(asked.output).toContain('one/photographs.json bedroom.jpg, en: what it shows');
  rmSync(join(root, 'one/attic.jpg'));
  const alt = {
    en: 'Bedroom below a bar of evening light',
    es: 'Recámara bajo una franja de luz de la tarde',
  };
  writeFileSync(join(root, 'one/photographs.json'), JSON.stringify({ 'bedroom.jpg': alt }));
  succeed(command);
  expect(read('shared/src/media/pictures/villa-paradise-bedroom.generated.ts')).toContain(alt.en);
  expect(read('remote-public/src/texts/es/pictures.ts')).toContain(`'villa-paradise-bedroom': '${alt.es}'`);
  // It is cut to the proportions of the picture before, never enlarged.
  const { width, height } = await sharp(
    join(root, 'tools/pictures/masters/villa-paradise-bedroom.jpg'),
  ).metadata();
  expect([width, height]).toEqual([1280, 800]);
  succeed('npx jest --projects tools -- encoded.test');
}, 900_000);
