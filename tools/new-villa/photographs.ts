import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CatalogEntry } from '../pictures/catalog';
import { pictureName } from './villa-files';

/** What a photograph shows, for those who do not see it; `focus` is the point that every crop keeps in view. */
interface Alt {
  en: string;
  es: string;
  focus?: CatalogEntry['focus'];
}

export interface Photograph extends Alt {
  file: string;
  /** Its picture's name. */
  name: string;
  width: number;
  height: number;
}

/** The file beside the photographs that says what they show. */
const ALTS = 'photographs.json';
/** What the pictures of a house are shown at on a screen without many pixels. */
const LEAST_WIDTH = 1280;
const ALT = /^\p{Lu}.{15,140}[^.]$/u;

/** The JPEG files of a folder. @throws Error when there is no such folder */
export const photographsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /\.jpe?g$/i.test(file))
    .sort();

/**
 * Reads the photographs of a folder and what they show; adds those that are new to the file of their descriptions.
 * @returns the photographs, and what is missing of them
 */
export async function readPhotographs(id: string, folder: string) {
  const path = join(folder, ALTS);
  const files = photographsIn(folder);
  const alts: Record<string, Alt> = {
    ...Object.fromEntries(files.map((file) => [file, { en: '', es: '' }])),
    ...(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Alt>) : {}),
  };
  writeFileSync(path, `${JSON.stringify(alts, null, 2)}\n`);
  const missing: string[] = [];
  const photographs: Photograph[] = [];
  for (const file of files) {
    // Turned as its camera was held.
    const { width, height } = (await sharp(join(folder, file)).metadata()).autoOrient;
    const alt = alts[file] ?? { en: '', es: '' };
    for (const language of ['en', 'es'] as const)
      if (!ALT.test(alt[language]))
        missing.push(
          `${path} ${file}, ${language}: what it shows, in 17 to 142 letters without a period at the end`,
        );
    if (width < LEAST_WIDTH)
      missing.push(`${join(folder, file)} is ${width} px wide: ${LEAST_WIDTH} at least`);
    if (!/^[a-z\d]+(-[a-z\d]+)*\.jpe?g$/.test(file))
      missing.push(`${join(folder, file)}: a name of small letters, digits and hyphens`);
    photographs.push({ ...alt, file, name: pictureName(id, file), width, height });
  }
  return { photographs, missing };
}

/** The largest size of these proportions to which a photograph can be cut, and at most as large. */
function within({ width, height }: Photograph, most: CatalogEntry) {
  const scale = Math.min(1, width / most.width, height / most.height);
  return { width: Math.round(most.width * scale), height: Math.round(most.height * scale) };
}

/**
 * Writes a photograph as a master: never enlarged, without metadata.
 * @param replaced the picture whose proportions it gets
 */
export function writeMaster(
  photograph: Photograph,
  folder: string,
  masters: string,
  replaced?: CatalogEntry,
) {
  return sharp(join(folder, photograph.file))
    .autoOrient()
    .toColorspace('srgb')
    .resize(
      replaced
        ? { ...within(photograph, replaced), fit: 'cover' }
        : { width: 2560, withoutEnlargement: true },
    )
    .jpeg({ quality: 90 })
    .toFile(join(masters, `${photograph.name}.jpg`));
}
