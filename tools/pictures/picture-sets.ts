import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { widthsIn } from '../../shared/src/media/urls';
import type { Encoded } from './budget';
import { catalog, type CatalogEntry } from './catalog';
import { cropBox, type CropBox, type Size } from './crop';
import type { FileSet, Product } from './file-set';
import { encoders, folders, PORTRAIT_RATIO, SHARE_SIZE, WIDEST_PAGE } from './settings';
import { shareImages } from './share';
import { landscapeWidths, portraitWidths } from './widths';

const FORMATS = ['avif', 'webp'] as const;

/** Reads a picture's master. @throws Error when there is no such file */
export function masterOf({ name }: CatalogEntry): Buffer {
  return readFileSync(`${folders.masters}${name}.jpg`);
}

/** The upright crop of a picture: its name, its box in the master and its encoded widths. */
export function portraitOf(entry: CatalogEntry) {
  const box = cropBox(entry, PORTRAIT_RATIO, entry.focus);
  return { name: `${entry.name}-portrait`, box, widths: portraitWidths(box.width) };
}

/**
 * All files to encode from the catalog: the pictures, their upright crops, and the pictures of shared links.
 */
export function pictureSets(): FileSet[] {
  return [
    ...catalog.map(landscapeSet),
    ...catalog.filter(({ portrait }) => portrait).map(portraitSet),
    ...Object.entries(shareImages).map(shareSet),
  ];
}

function landscapeSet(entry: CatalogEntry): FileSet {
  const whole = { left: 0, top: 0, width: entry.width, height: entry.height };
  return responsiveSet(
    entry,
    entry.name,
    whole,
    landscapeWidths(entry.width),
    entry.portrait ? 'hero' : 'picture',
  );
}

function portraitSet(entry: CatalogEntry): FileSet {
  const { name, box, widths } = portraitOf(entry);
  return responsiveSet(entry, name, box, widths, 'hero-portrait');
}

function responsiveSet(
  entry: CatalogEntry,
  name: string,
  box: CropBox,
  widths: readonly number[],
  use: Encoded['use'],
): FileSet {
  const master = masterOf(entry);
  const avif = use === 'hero-portrait' ? encoders.avifPortrait : encoders.avif;
  const optionsAt = (width: number) => ({
    avif: width > WIDEST_PAGE ? encoders.avifDense : avif,
    webp: encoders.webp,
  });
  const encode = async (width: number, format: 'avif' | 'webp'): Promise<Product> => {
    const size = { width, height: Math.round((width * box.height) / box.width) };
    const bytes = await cut(master, box, size).toFormat(format, optionsAt(width)[format]).toBuffer();
    return { name: `${name}-${width}`, ending: format, format, width, use, bytes };
  };
  // All at once: an encoder uses one core.
  const produce = () =>
    Promise.all(
      widths.flatMap((width) =>
        FORMATS.filter((format) => widthsIn(format, widths).includes(width)).map((format) =>
          encode(width, format),
        ),
      ),
    );
  return {
    name,
    ingredients: [
      master,
      describe(box, widths),
      describe(avif, encoders.webp),
      ...(widths.some((width) => width > WIDEST_PAGE) ? [describe(encoders.avifDense)] : []),
      ...(widthsIn('webp', widths).length < widths.length ? [describe(widthsIn('webp', widths))] : []),
    ],
    produce,
  };
}

function shareSet([page, name]: readonly [page: string, name: string]): FileSet {
  const entry = catalog.find((each) => each.name === name);
  if (!entry) throw new Error(`The shared link of '${page}' shows '${name}', which is not in the catalog.`);
  const master = masterOf(entry);
  const box = cropBox(entry, SHARE_SIZE.width / SHARE_SIZE.height, entry.focus);
  const file = {
    name: `share-${page}`,
    ending: 'jpg',
    format: 'jpeg',
    width: SHARE_SIZE.width,
    use: 'share',
  } as const;
  return {
    name: file.name,
    ingredients: [master, describe(box), describe(encoders.jpeg)],
    produce: async () => [
      { ...file, bytes: await cut(master, box, SHARE_SIZE).jpeg(encoders.jpeg).toBuffer() },
    ],
  };
}

function cut(master: Buffer, box: CropBox, { width, height }: Size): Sharp {
  return sharp(master).extract(box).resize(width, height, { fit: 'fill' });
}

const describe = (...settings: unknown[]) => JSON.stringify([sharp.versions.sharp, ...settings]);
