import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA } from '../../release/paths';
import { hashOf } from '../../site/inline-hashes';
import { tempFolder } from '../../testing/temp-folder';
import { makePurist, namePictures } from './purist';

const SOURCES = join(import.meta.dirname, 'purist');
const sourceOf = (page: string): Promise<string> => readFile(join(SOURCES, `${page}.html`), 'utf8');
const shownBy = (html: string): string[] =>
  [...html.matchAll(/\/media\/([\w.-]+)/g)].map(([, name = '']) => name);

it('adds the digests of the pictures, and names one that is gone', () => {
  const html = '<img src="/media/pool-960.avif" srcset="/media/pool-320.avif 320w">';
  expect(namePictures(html, ['pool-320.0a1b2c3d.avif', 'pool-960.0a1b2c3d.avif'])).toBe(
    '<img src="/media/pool-960.0a1b2c3d.avif" srcset="/media/pool-320.0a1b2c3d.avif 320w">',
  );
  expect(() => namePictures(html, ['pool-320.0a1b2c3d.avif'])).toThrow('pool-960.avif');
});

it('writes the public pages with styles that the policy allows', async () => {
  const [site, folder] = [tempFolder(), tempFolder()];
  await symlink(MEDIA, join(site, 'media'));
  await makePurist(site, folder);
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const property = await readFile(join(folder, 'property/ocean-villa-infinity/index.html'), 'utf8');
  const { styles } = JSON.parse(await readFile(join(folder, 'inline-hashes.json'), 'utf8')) as {
    styles: string[];
  };
  for (const html of [home, property]) {
    expect(shownBy(html).every((name) => /\.[0-9a-f]{8}\.\w+$/.test(name))).toBe(true);
    expect(styles).toContain(hashOf(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''));
  }
});

it.each(['home', 'property'])('has no script and no font in %s', async (page) => {
  expect(await sourceOf(page)).not.toMatch(/<script|@font-face|\bon\w+=/);
});
