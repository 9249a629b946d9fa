/** One cut of a picture as it lies under `/media/`, in AVIF and WebP at each width. */
export interface PictureFiles {
  readonly name: string;
  /** First eight hex digits of the SHA-256 over all files of this cut. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Encoded widths, narrowest first. */
  readonly widths: readonly number[];
  /** CSS object-position that keeps what matters in view. */
  readonly focus: string;
}

/** A picture of the catalog, with what is shown in its place until it has arrived. */
export interface PictureData extends PictureFiles {
  readonly alt: string;
  /** Average color, `#rrggbb`. */
  readonly color: string;
  /** Words on that color are to be dark; white where left out. */
  readonly bright?: boolean;
  /** CSS background-image. */
  readonly placeholder: string;
  /** Upright 4:5 cut for phones. */
  readonly portrait?: PictureFiles;
}

export type PictureFormat = 'avif' | 'webp';
