import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { houses } from '../../shared/src/houses';
import { printFailure } from '../command-line';
import { catalog } from '../pictures/catalog';
import { folders } from '../pictures/settings';
import { ROOT } from '../release/paths';
import { photographsIn, readPhotographs, writeMaster, type Photograph } from './photographs';
import { describePictures, register } from './register';
import { filesOf, missingIn, villaFiles } from './villa-files';

// Adds a villa to the site, or photographs to one that it has: `npm run new-villa -- <id> <folder of JPEGs>`.

const LEAST_PHOTOGRAPHS = 5;

/** @returns what is still missing; nothing once the villa is on the site */
async function newVilla(id: string, folder: string): Promise<string[]> {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id)) throw new Error(`'${id}' is no id, such as 'casa-luna'.`);
  if (!existsSync(folder)) throw new Error(`'${folder}' is no folder.`);
  const isKnown = Object.hasOwn(houses, id);
  const files = isKnown ? {} : villaFiles(id, photographsIn(folder));
  for (const [file, content] of Object.entries(files))
    if (!existsSync(join(ROOT, file))) writeFileSync(join(ROOT, file), content);
  const { photographs, missing } = await readPhotographs(id, folder);
  missing.push(...(isKnown ? withoutPlace : missingOf)(id, photographs));
  if (missing.length > 0) return missing;

  const written: Photograph[] = [];
  for (const photograph of photographs) {
    const replaced = catalog.find(({ name }) => name === photograph.name);
    const { width, height } = await writeMaster(photograph, folder, folders.masters, replaced);
    written.push({ ...photograph, width, height });
  }
  if (isKnown) describePictures(written);
  else register(id, written);
  const run = (...args: string[]) =>
    void execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  run('tools/run.mjs', 'tools/pictures/encode.ts');
  run(
    'node_modules/oxfmt/bin/oxfmt',
    'shared/src/houses',
    'remote-public/src',
    'remote-guest/src',
    'tools/pictures',
  );
  return [];
}

/** What is missing in the files of a new villa. */
function missingOf(id: string, photographs: readonly Photograph[]): string[] {
  const { facts, figures } = filesOf(id);
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const name = /name = '(.*)'/.exec(read(figures))?.[1] ?? '';
  const idOfName = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-');
  const count = photographs.length;
  return [
    ...(count < LEAST_PHOTOGRAPHS ? [`photographs: ${LEAST_PHOTOGRAPHS} at least, not ${count}`] : []),
    // The database makes a house's id of its name.
    ...(name && idOfName !== id ? [`${figures} name: one whose id is ${id}, not ${idOfName}`] : []),
    ...photographs
      .filter((photograph) => !read(facts).includes(`'${photograph.name}'`))
      .map((photograph) => `${facts} images: '${photograph.name}' with its room`),
    ...Object.values(filesOf(id)).flatMap((file) => missingIn(file, read(file))),
  ];
}

/** Photographs that show no place of a villa which the site has. */
function withoutPlace(id: string, photographs: readonly Photograph[]): string[] {
  const names = catalog.map(({ name }) => name).filter((name) => name.startsWith(`${id}-`));
  const places = names.map((name) => `${name.slice(id.length + 1)}.jpg`).join(', ');
  return photographs
    .filter(({ name }) => !names.includes(name))
    .map(({ file }) => `a place for ${file}: ${id} has ${places}`);
}

try {
  const [id = '', folder = ''] = process.argv.slice(2);
  const missing = await newVilla(id, folder);
  if (missing.length > 0) {
    console.error(['Still missing:', ...missing, 'Fill it in and run the command again.'].join('\n  '));
    process.exitCode = 1;
  } else
    console.log(`${id} is in the content. Next:
  npm run types                     and the tests of the content hold its words and figures against each other
  npm run dev -w remote-public      shows /property/${id}
  npm run release -- public         puts it on the site; then guest`);
} catch (error) {
  printFailure(error);
}
