import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogEntry } from '../pictures/catalog';
import { constantName } from '../pictures/emit';
import { ROOT } from '../release/paths';
import type { Photograph } from './photographs';
import { filesOf } from './villa-files';

const CATALOG = 'tools/pictures/catalog.json';
const SPANISH_ALTS = 'remote-public/src/texts/es/pictures.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const write = (file: string, content: string): void => writeFileSync(join(ROOT, file), content);
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Adds lines at the end of the list that begins with some words. @throws Error where it does not stand */
function addTo(text: string, beginning: string, lines: string): string {
  const from = text.indexOf(beginning);
  const end = text.slice(Math.max(from, 0)).search(/,?(\n[}\]]|\] as const;)/);
  if (from < 0 || end < 0) throw new Error(`There is no list that begins with '${beginning}' any more.`);
  return `${text.slice(0, from + end)},\n${lines}${text.slice(from + end).replace(/^,/, '')}`;
}

/** Adds a described villa to every list of the site that names villas. */
export function register(id: string, photographs: readonly Photograph[]): void {
  const { facts, en, es } = filesOf(id);
  const c = constantName(id);
  const imported = `import { ${c} } from './properties/${id}';\n`;
  const card = /image: '(.*)'/.exec(read(facts))?.[1] ?? '';
  const homeOf = (file: string): string =>
    `  '${id}': { title: houseNames['${id}'], location: ${/\n {2}location:\s*(.*),\n/.exec(read(file))?.[1]} },`;
  const each = (line: (name: string) => string) => photographs.map(({ name }) => line(name)).join('\n');

  /** A file, where its list begins, what is added to it, and what the file imports for it. */
  const lists: [file: string, beginning: string, lines: string, imports?: string][] = [
    [
      'shared/src/houses/index.ts',
      'const collection',
      `  '${id}': ${c}.figures,`,
      `import * as ${c} from './${id}';\n`,
    ],
    ['shared/src/houses/index.ts', 'export const houseNames', `  '${id}': ${c}.name,`],
    ['remote-public/src/content/properties.ts', 'const catalog', `  ${c},`, imported],
    [
      'remote-public/src/content/distances.ts',
      'export const distances',
      `  '${id}': ${c}Distances,`,
      `import { ${c}Distances } from './properties/${id}';\n`,
    ],
    [
      'remote-public/src/content/pictures/houses.ts',
      'import {\n',
      each((name) => `  ${constantName(name)},`),
    ],
    [
      'remote-public/src/content/pictures/houses.ts',
      'export const housePictures',
      each((name) => `  '${name}': ${constantName(name)},`),
    ],
    ['remote-public/src/texts/en/properties.ts', 'export const properties', `  '${id}': ${c},`, imported],
    ['remote-public/src/texts/es/properties.ts', 'export const properties', `  '${id}': ${c},`, imported],
    ['remote-guest/src/homes.ts', 'import {\n', `  ${constantName(card)},`],
    ['remote-guest/src/homes.ts', 'const images', `  '${id}': ${constantName(card)},`],
    ['remote-guest/src/texts/en/homes.ts', 'export const homes', homeOf(en)],
    ['remote-guest/src/texts/es/homes.ts', 'export const homes', homeOf(es)],
    ['tools/pictures/share.ts', 'export const shareImages', `  '${id}': '${card}',`],
  ];
  // All are made before the first is written: where one fails, nothing is half done.
  const made = new Map<string, string>();
  for (const [file, beginning, lines, imports = ''] of lists)
    made.set(file, imports + addTo(made.get(file) ?? read(file), beginning, lines));
  made.forEach((content, file) => write(file, content));
  describePictures(photographs);
}

/** Writes what pictures measure, and what they show in both languages, in the place of what was said before. */
export function describePictures(photographs: readonly Photograph[]): void {
  const catalog = JSON.parse(read(CATALOG)) as CatalogEntry[];
  let alts = read(SPANISH_ALTS);
  for (const { name, en, es, width, height, focus = { x: 0.5, y: 0.5 } } of photographs) {
    const at = catalog.findIndex((entry) => entry.name === name);
    catalog.splice(at < 0 ? catalog.length : at, 1, { ...catalog[at], name, alt: en, width, height, focus });
    const before = new RegExp(`( {2}'${name}':\\s*).*(?=,\\n)`);
    alts = before.test(alts)
      ? alts.replace(before, (_all, key: string) => key + quoted(es))
      : addTo(alts, 'export const pictures', `  '${name}': ${quoted(es)},`);
  }
  write(CATALOG, `[\n${catalog.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
  write(SPANISH_ALTS, alts);
}
