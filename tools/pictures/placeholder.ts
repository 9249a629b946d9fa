import { rgbaToThumbHash, thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';

/** Pixels of a small RGBA picture, row by row. */
export interface Pixels {
  readonly w: number;
  readonly h: number;
  readonly rgba: ArrayLike<number>;
}

export interface Placeholder {
  /** The picture's average color, `#rrggbb`. */
  readonly color: string;
  /** A CSS background-image that approximates the picture. */
  readonly gradient: string;
}

/**
 * Converts a thumbnail (at most 100 px per side) to its ThumbHash and the ThumbHash to CSS gradients, which
 * are shorter than a decoded image.
 */
export function placeholderOf(thumbnail: Pixels): Placeholder {
  const hash = rgbaToThumbHash(thumbnail.w, thumbnail.h, thumbnail.rgba);
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  return { color: hex([r * 255, g * 255, b * 255]), gradient: gradientOf(thumbHashToRGBA(hash)) };
}

/** A gradient of three rows from top to bottom, with the colors of the left and right edges on top. */
export function gradientOf(image: Pixels): string {
  const rows = [0, 1 / 3, 2 / 3].map((y) => hex(average(image, [0.25, 0.75], [y, y + 1 / 3])));
  const left = hex(average(image, [0, 0.25], [1 / 3, 2 / 3]));
  const right = hex(average(image, [0.75, 1], [1 / 3, 2 / 3]));
  return [
    `radial-gradient(at 0,${left},#0000 60%)`,
    `radial-gradient(at 100%,${right},#0000 60%)`,
    `linear-gradient(${rows.join()})`,
  ].join();
}

type Range = readonly [from: number, to: number];
type Rgb = readonly [number, number, number];

function average({ w, h, rgba }: Pixels, across: Range, down: Range): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(down[0] * h); y < Math.ceil(down[1] * h); y++) {
    for (let x = Math.floor(across[0] * w); x < Math.ceil(across[1] * w); x++) {
      const at = (y * w + x) * 4;
      sum[0] += rgba[at] ?? 0;
      sum[1] += rgba[at + 1] ?? 0;
      sum[2] += rgba[at + 2] ?? 0;
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function hex(rgb: Rgb): string {
  const digits = rgb.map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
