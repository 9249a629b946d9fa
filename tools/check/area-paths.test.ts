import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../release/paths';
import { readDeclarations } from './declared';

const SHELL = join(ROOT, 'shell');

/** The shell's sources, without tests and test helpers. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesOf(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Whether a text contains an address that begins with this segment, as a string or in a regular expression. */
const mentions = (text: string, segment: string): boolean =>
  new RegExp(`(["'\`]|\\$\\{\\w+\\}|\\\\)/${segment}(?![\\w-])`).test(text);

it('finds an address in the sources, and ignores similar text', () => {
  for (const text of ["'/about'", '`/about?x=1`', '"/about/us"', '/^\\/about/', '`${base}/about`']) {
    expect(mentions(text, 'about')).toBe(true);
  }
  for (const text of ["'../about'", "'/about-us'", "'./about/page'", 'about']) {
    expect(mentions(text, 'about')).toBe(false);
  }
});

it('finds no address of an area in the shell', async () => {
  const declared = (await readDeclarations()).flatMap(({ paths }) => paths.map(({ path }) => path));
  const segments = [...new Set(declared.map((path) => path.split('/')[1] ?? ''))].filter(Boolean);
  expect(segments).toContain('dashboard');
  const found = [join(SHELL, 'shell.config.ts'), ...sourcesOf(join(SHELL, 'src'))].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return segments
      .filter((segment) => mentions(text, segment))
      .map((segment) => `${relative(ROOT, file)}: /${segment}`);
  });
  expect(found).toEqual([]);
});
