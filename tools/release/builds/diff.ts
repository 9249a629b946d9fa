import { LIBRARIES_FILE, type LibraryReport } from '@marisma/area-kit/build';
import { readJson } from '../../site/site-facts';
import { inspectSite } from '../settle';
import { formatTable } from '../commands/table';
import type { Target } from '../targets/target';

/** What is compared of a build. */
interface Contents {
  /** Bytes as they are downloaded, by the file's name without its hash. */
  files: Map<string, number>;
  /** Versions, by the library's name. */
  libraries: Map<string, string>;
}

const COMPRESSED = /\.(br|gz)$/;
const HASH = /\.[0-9a-f]{8,}(?=\.)/;

/**
 * Compares two published builds: files, bytes (brotli) and libraries.
 * @param one the build compared with; by default the newest earlier build
 * @param other by default the live build
 * @throws Error for a build that is not on the site, with those that are
 */
export async function describeDiff(
  target: Target,
  name: string,
  one?: string,
  other?: string,
): Promise<string> {
  const { shell, areas } = (await inspectSite(target)).registry as {
    shell?: Builds;
    areas: Record<string, Builds>;
  };
  const part = name === 'shell' ? shell : areas[name];
  if (!part) throw new Error(`Nothing of '${name}' has been released.`);
  const from = one ?? part.previous[0]?.build;
  if (!from) throw new Error(`'${name}' has no earlier build to compare with.`);
  const to = other ?? part.live.build;
  const [before, after] = [await readContents(target, name, from), await readContents(target, name, to)];
  const changes = [
    ...changedFiles(before.files, after.files),
    ...changedLibraries(before.libraries, after.libraries),
  ];
  const total = ['all files', ...sizes(sum(before.files), sum(after.files))];
  return formatTable([['', from, to, 'difference'], ...changes, total]);
}

interface Builds {
  live: { build: string };
  previous: { build: string }[];
}

async function readContents(target: Target, name: string, build: string): Promise<Contents> {
  const parent = name === 'shell' ? 'shell' : `areas/${name}`;
  const kept = await target.list(parent);
  if (!kept.includes(build)) {
    throw new Error(`The site has no build ${build} of '${name}'. It has: ${kept.join(', ')}`);
  }
  const folder = `${parent}/${build}`;
  const files = new Map<string, number>();
  for (const file of (await target.list(folder)).filter((each) => !COMPRESSED.test(each)).sort()) {
    const sent = (await target.read(`${folder}/${file}.br`)) ?? (await target.read(`${folder}/${file}`));
    const plain = file.replace(HASH, '');
    files.set(plain, (files.get(plain) ?? 0) + (sent?.length ?? 0));
  }
  const report = await readJson<LibraryReport>(target.read, `${folder}/${LIBRARIES_FILE}`);
  return { files, libraries: new Map(report?.libraries.map((each) => [each.name, each.version])) };
}

const namesOf = <Value>(before: Map<string, Value>, after: Map<string, Value>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((each) => before.get(each) !== after.get(each))
    .sort();

const changedFiles = (before: Contents['files'], after: Contents['files']): string[][] =>
  namesOf(before, after).map((file) => [file, ...sizes(before.get(file), after.get(file))]);

const changedLibraries = (before: Contents['libraries'], after: Contents['libraries']): string[][] =>
  namesOf(before, after).map((library) => [library, before.get(library) ?? '–', after.get(library) ?? '–']);

const sum = (files: Contents['files']): number => [...files.values()].reduce((all, bytes) => all + bytes, 0);

function sizes(before: number | undefined, after: number | undefined): string[] {
  const change = (after ?? 0) - (before ?? 0);
  const bytes = (count: number | undefined): string => (count === undefined ? '–' : `${count} B`);
  return [bytes(before), bytes(after), `${change > 0 ? '+' : ''}${change} B`];
}
