import type { PictureData } from '@marisma/area-kit/media';
import { selectTexts } from '@marisma/area-kit/texts';

/** Alt texts in the document's language; in English they stand with the pictures. */
const alts = selectTexts<Record<string, string>>('pictures', {});

/**
 * @param catalog the pictures of some pages: a page loads the data of its own catalogs only
 * @returns a function from a picture's name to its files, placeholder and alt text
 */
export const namedIn =
  <Name extends string>(catalog: Record<Name, PictureData>) =>
  (name: Name): PictureData => ({ ...catalog[name], alt: alts[name] ?? catalog[name].alt });
