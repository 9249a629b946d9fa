import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const folders = {
  masters: path('./masters/'),
  media: path('../../shared/media/'),
  modules: path('../../shared/src/media/'),
  pictures: path('../../shared/src/media/pictures/'),
} as const;

export const lockFile = path('./encoded.json');

/** Encoder settings. After a change of any setting all pictures are encoded again. */
export const encoders = {
  avif: { quality: 52, effort: 5 },
  // Phones have about three device pixels per CSS pixel, so the lower quality is not visible and the first
  // view loads faster.
  avifPortrait: { quality: 46, effort: 5 },
  // A file wider than any page is shown with two pixels for one, as on phones.
  avifDense: { quality: 38, effort: 5 },
  webp: { quality: 74, effort: 6 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

/** Files wider than this are for screens with two pixels for one. */
export const WIDEST_PAGE = 1920;

/** Upright phone crop, width divided by height. */
export const PORTRAIT_RATIO = 4 / 5;

/** Size that OpenGraph consumers expect for a shared link's picture. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
