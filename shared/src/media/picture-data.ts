/** One crop of a picture, stored under `/media/` in AVIF at each width and in WebP up to 1280 px. */
export interface PictureFiles {
  readonly name: string;
  /** First eight hex digits of the SHA-256 over all files of this crop. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Encoded widths, narrowest first. */
  readonly widths: readonly number[];
  /** CSS object-position that keeps the picture's subject in view. */
  readonly focus: string;
}

/** A picture of the catalog, with the placeholder shown until it has loaded. */
export interface PictureData extends PictureFiles {
  readonly alt: string;
  /** Average color, `#rrggbb`. */
  readonly color: string;
  /** True when text on that color must be dark; white text when absent. */
  readonly bright?: boolean;
  /** CSS background-image. */
  readonly placeholder: string;
  /** Portrait 4:5 crop for phones. */
  readonly portrait?: PictureFiles;
}

export type PictureFormat = 'avif' | 'webp';
