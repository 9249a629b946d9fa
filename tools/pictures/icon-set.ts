import sharp from 'sharp';
import { markColors, markShape } from '../../shared/src/media/mark-shape';
import type { FileSet, Product } from './file-set';
import { icoOf } from './ico';

interface IconPlan {
  readonly name: string;
  readonly pixels: number;
  /** Fraction of the edge that the mark fills; a maskable icon leaves the outer tenth to the mask. */
  readonly fill: number;
  readonly corner: number;
}

const icons: readonly IconPlan[] = [
  { name: 'icon-192', pixels: 192, fill: 0.94, corner: 0.2 },
  { name: 'icon-512', pixels: 512, fill: 0.94, corner: 0.2 },
  { name: 'icon-maskable-512', pixels: 512, fill: 0.78, corner: 0 },
  { name: 'apple-touch-icon-180', pixels: 180, fill: 0.86, corner: 0 },
];
const favicon: IconPlan = { name: 'favicon', pixels: 64, fill: 1.06, corner: 0.2 };
const FAVICON_SIZES = [16, 32, 48];

/** The logo mark as icons for tabs, home screens and the web app manifest. */
export function iconSet(): FileSet {
  return {
    name: 'icons',
    ingredients: [
      JSON.stringify([sharp.versions.sharp, markShape, markColors, icons, favicon, FAVICON_SIZES]),
    ],
    produce: async () => [
      vector('mark', plainMark()),
      vector('favicon', iconSvg(favicon)),
      file('favicon', 'ico', 48, icoOf(await Promise.all(FAVICON_SIZES.map(faviconOf)))),
      ...(await Promise.all(icons.map(async (icon) => file(icon.name, 'png', icon.pixels, await png(icon))))),
    ],
  };
}

async function faviconOf(pixels: number) {
  return { pixels, png: await png({ ...favicon, pixels }) };
}

function png(icon: IconPlan): Promise<Buffer> {
  const density = (72 * icon.pixels) / 64;
  return sharp(Buffer.from(iconSvg(icon)), { density })
    .resize(icon.pixels, icon.pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function plainMark(): string {
  return svg(shape(markColors.waves));
}

function iconSvg({ fill, corner }: IconPlan): string {
  const margin = ((1 - fill) / 2) * 64;
  const ground = `<rect width="64" height="64" rx="${corner * 64}" fill="${markColors.waves}"/>`;
  return svg(
    `${ground}<g transform="translate(${margin} ${margin}) scale(${fill})">${shape(markColors.onDark)}</g>`,
  );
}

function shape(waves: string): string {
  const line = `fill="none" stroke="${waves}" stroke-width="${markShape.strokeWidth}" stroke-linecap="round"`;
  return [
    `<path d="${markShape.sun}" fill="${markColors.sun}"/>`,
    ...markShape.waves.map((wave) => `<path d="${wave}" ${line}/>`),
  ].join('');
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${markShape.viewBox}">${content}</svg>`;
}

function vector(name: string, content: string): Product {
  return file(name, 'svg', 64, Buffer.from(`${content}\n`));
}

function file(name: string, ending: 'svg' | 'png' | 'ico', width: number, bytes: Buffer): Product {
  return { name, ending, format: ending, width, use: 'icon', bytes };
}
