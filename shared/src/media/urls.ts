import type { PictureFiles, PictureFormat } from './picture-data';

const MEDIA = '/media/';

/** WebP is for browsers without AVIF: old ones, so wider files would be stored for almost nobody. */
const WIDEST_WEBP = 1280;

/** The widths that a picture is stored at in a format, of all its widths. */
export const widthsIn = (format: PictureFormat, widths: readonly number[]): readonly number[] =>
  format === 'webp' ? widths.filter((width) => width <= WIDEST_WEBP) : widths;

/**
 * URL of one file in WebP, from the site's root.
 * @param width the minimum width; the narrowest file of at least that width is chosen, or else the widest
 */
export function pictureUrl(picture: PictureFiles, width: number): string {
  const widths = widthsIn('webp', picture.widths);
  return fileUrl(picture, widths.find((each) => each >= width) ?? widths.at(-1) ?? picture.width, 'webp');
}

/** Value of a `srcset` attribute with every width of a picture in a format. */
export function srcSet(picture: PictureFiles, format: PictureFormat): string {
  return widthsIn(format, picture.widths)
    .map((width) => `${fileUrl(picture, width, format)} ${width}w`)
    .join(', ');
}

function fileUrl({ name, hash }: PictureFiles, width: number, format: PictureFormat): string {
  return `${MEDIA}${name}-${width}.${hash}.${format}`;
}
