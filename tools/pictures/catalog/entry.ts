/** One rendered picture: what its master shows and how it may be cut. */
export interface CatalogEntry {
  /** File name of the master without its ending; also the file name of everything encoded from it. */
  readonly name: string;
  /** What a visitor who cannot see the picture should know, in English. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A: show at any size. B: show small or in a gallery. C: stopgap until a better render exists. */
  readonly grade: 'A' | 'B' | 'C';
  /** The point that every crop keeps in view, as fractions from the top left corner. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Also encode an upright 4:5 crop for phones. */
  readonly portrait?: boolean;
}
