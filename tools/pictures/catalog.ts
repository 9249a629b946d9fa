import pictures from './catalog.json';

/** One rendered picture: the content of its master and its crops. */
export interface CatalogEntry {
  /** File name of the master without its extension; also used in the names of all files encoded from it. */
  readonly name: string;
  /** Alternative text in English. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The point that every crop keeps in view, as fractions from the top left corner. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Also encode an upright 4:5 crop for phones. */
  readonly portrait?: boolean;
}

/** All pictures of the site, in the order in which the pages use them. */
export const catalog: readonly CatalogEntry[] = pictures;
