import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { memoryTarget } from '../testing/memory-target';
import { openS3Server, testClient } from '../testing/s3-server';
import { s3Target } from './s3-target';
import { DRAFTS, folderTarget, TooLarge, type Target } from './target';

jest.setTimeout(90_000);

interface Place {
  /** Another target of the same place. */
  open(): Target;
  close?(): void;
}

/** An empty place of each kind. */
const PLACES: [name: string, make: () => Promise<Place>][] = [
  [
    'a folder',
    async () => {
      const folder = tempFolder();
      return { open: () => folderTarget(folder) };
    },
  ],
  [
    'memory',
    async () => {
      const { files } = memoryTarget();
      return { open: () => memoryTarget(undefined, files) };
    },
  ],
  [
    'an object store',
    async () => {
      const server = await openS3Server('site');
      const bucket = { client: testClient(server.url), bucket: 'site', prefix: 'www' };
      return { open: () => s3Target(bucket), close: () => server.close() };
    },
  ],
];

describe.each(PLACES)('a target that is %s', (_name, make) => {
  let place: Place;
  let target: Target;
  beforeAll(async () => {
    place = await make();
    target = place.open();
  });
  afterAll(() => place.close?.());
  const text = async (path: string) => (await target.read(path))?.toString('utf8');

  it('returns the last written content, and null for a missing file', async () => {
    await target.write('a/one.json', 'first');
    await target.write('a/one.json', Buffer.from('zweite, ü'));
    expect(await text('a/one.json')).toBe('zweite, ü');
    expect(await target.read('a/none.json')).toBeNull();
    expect(await target.read('a')).toBeNull();
  });

  it('returns bytes unchanged, also of compressed files', async () => {
    const bytes = Buffer.from([0x1f, 0x8b, 0, 255, 10, 13]);
    for (const path of ['b/main.js.gz', 'b/main.js.br', 'b/photo.avif']) {
      await target.write(path, bytes);
      expect(await target.read(path)).toEqual(bytes);
    }
  });

  it('reads no file that is larger than its reader takes', async () => {
    await target.write('large/file.js', Buffer.alloc(1000));
    expect(await target.read('large/file.js', 1000)).toHaveLength(1000);
    await expect(target.read('large/file.js', 999)).rejects.toThrow(TooLarge);
    expect(await target.read('large/none.js', 999)).toBeNull();
  });

  it('creates a file once: exactly one of many concurrent writers gets true', async () => {
    const writers = Array.from({ length: 8 }, (_, index) => String(index));
    const won = await Promise.all(writers.map((content) => place.open().create('log/1.json', content)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await text('log/1.json')).toBe(writers[won.indexOf(true)]);
    expect(await target.create('log/1.json', 'late')).toBe(false);
    expect(await text('log/1.json')).toBe(writers[won.indexOf(true)]);
    expect(await target.list(DRAFTS)).toEqual([]);
  });

  it('lists all direct entries of a folder, and only those', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `file-${String(index).padStart(2, '0')}.js`);
    for (const name of names) await target.write(`c/${name}`, name);
    for (const build of ['x1', 'x2']) await target.write(`c/${build}/deep/main.js`, '');
    await target.write('cc/other.js', '');
    expect((await target.list('c')).sort()).toEqual([...names, 'x1', 'x2'].sort());
    expect(await target.list('nowhere')).toEqual([]);
    await target.write('top.json', '');
    expect(await target.list('')).toEqual(expect.arrayContaining(['c', 'cc', 'top.json']));
  });

  it('returns when a file or a folder was last changed', async () => {
    await target.write('d/e/main.js', '');
    for (const path of ['d/e/main.js', 'd/e']) {
      const changed = await target.modified(path);
      expect(Math.abs(Date.now() - (changed?.getTime() ?? 0))).toBeLessThan(60_000);
    }
    expect(await target.modified('d/none')).toBeNull();
  });

  it('removes a file, or a folder with its content, but not its neighbor', async () => {
    for (let index = 0; index < 12; index += 1) await target.write(`f/1/${index}/main.js`, '');
    await target.write('f/10/main.js', 'neighbor');
    await target.write('f/1.json', 'neighbor');
    await target.remove('f/1');
    expect((await target.list('f')).sort()).toEqual(['1.json', '10']);
    await target.remove('f/1.json');
    await target.remove('f/1.json');
    expect(await target.list('f')).toEqual(['10']);
  });
});

it('reads regular files only: what waits for a writer or never ends is no file', async () => {
  const folder = tempFolder();
  const socket = createServer();
  try {
    const target = folderTarget(folder);
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    await symlink('/dev/zero', join(folder, 'endless'));
    await symlink('endless-loop', join(folder, 'endless-loop'));
    await new Promise<void>((listening) => socket.listen(join(folder, 'socket'), listening));
    await mkdir(join(folder, 'folder'));
    const names = ['pipe', 'pipe/statement.json', 'endless', 'endless-loop', 'socket', 'folder'];
    for (const most of [undefined, 1000])
      expect(await Promise.all(names.map((name) => target.read(name, most)))).toEqual(names.map(() => null));
  } finally {
    socket.close();
  }
});
