import { contrastRatio } from '../../shared/src/theme/contrast';
import { palette } from '../../shared/src/theme/palette';
import { catalog, type CatalogEntry } from './catalog';
import { focusWithin, type Point } from './crop';
import type { Lock } from './lock';
import { portraitOf } from './picture-sets';
import type { Placeholder } from './placeholder';
import { shareImages } from './share';
import { landscapeWidths } from './widths';

const NOTICE =
  '// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.\n';

/** A module of the site's source, by its path under shared/src/media. */
export type Modules = Record<string, string>;

/**
 * Writes the modules with the data of the pictures. Each picture has its own module, so that a page loads
 * only the data of its own pictures.
 */
export function modulesFor(lock: Lock, placeholders: ReadonlyMap<string, Placeholder>): Modules {
  const modules: Modules = {
    'share.generated.ts': constant('shareImages', shareUrls(lock), 'Pictures for shared links, by page.'),
    'icons.generated.ts': constant('icons', iconUrls(lock), 'The mark as files, for the head of a page.'),
    'pictures/index.generated.ts': `${NOTICE}${catalog.map(({ name }) => `export * from './${name}.generated';\n`).join('')}`,
  };
  for (const entry of catalog) {
    modules[`pictures/${entry.name}.generated.ts`] = pictureModule(
      entry,
      lock,
      placeholders.get(entry.name)!,
    );
  }
  return modules;
}

/** Name of a picture's constant: 'hero-sunset-pool' is `heroSunsetPool`. */
export function constantName(name: string): string {
  return name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function pictureModule(entry: CatalogEntry, lock: Lock, placeholder: Placeholder): string {
  const { name, alt, width, height, focus } = entry;
  const data = {
    ...filesOf(lock, name, { width, height }, landscapeWidths(width), focus),
    alt,
    color: placeholder.color,
    bright: isBright(placeholder.color) || undefined,
    placeholder: placeholder.gradient,
    portrait: entry.portrait ? portraitFiles(entry, lock) : undefined,
  };
  const type = "import type { PictureData } from '../picture-data';\n";
  return `${NOTICE}${type}\nexport const ${constantName(name)}: PictureData = ${JSON.stringify(data)};\n`;
}

/** Whether dark text has more contrast on this color than white text. */
export const isBright = (color: string): boolean =>
  contrastRatio(palette.ink, color) >= contrastRatio(palette.white, color);

function portraitFiles(entry: CatalogEntry, lock: Lock) {
  const { name, box, widths } = portraitOf(entry);
  return filesOf(
    lock,
    name,
    { width: box.width, height: box.height },
    widths,
    focusWithin(entry, box, entry.focus),
  );
}

function filesOf(lock: Lock, name: string, size: object, widths: readonly number[], focus: Point) {
  return {
    name,
    hash: lock[name]!.hash,
    ...size,
    widths,
    focus: `${percent(focus.x)} ${percent(focus.y)}`,
  };
}

function shareUrls(lock: Lock) {
  const pages = Object.keys(shareImages);
  return Object.fromEntries(
    pages.flatMap((page) => lock[`share-${page}`]!.files.map(({ file }) => [page, url(file)])),
  );
}

function iconUrls(lock: Lock) {
  return Object.fromEntries(
    lock['icons']!.files.map(({ file, format }) => [iconName(file, format), url(file)]),
  );
}

function iconName(file: string, format: string): string {
  const name = constantName(file.slice(0, file.indexOf('.')));
  return format === 'png' ? name : `${name}${format === 'svg' ? 'Svg' : 'Ico'}`;
}

function constant(name: string, value: object, description: string): string {
  return `${NOTICE}\n/** ${description} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

const url = (file: string) => `/media/${file}`;
const percent = (part: number) => `${Math.round(part * 100)}%`;
