import type { PictureFiles, PictureFormat } from './picture-data';

const MEDIA = '/media/';

/**
 * URL of one encoded file, from the site's root.
 * @param width the minimum width; the narrowest file of at least that width is chosen, or else the widest
 */
export function pictureUrl(picture: PictureFiles, width: number, format: PictureFormat = 'webp'): string {
  const { widths } = picture;
  return fileUrl(picture, widths.find((each) => each >= width) ?? widths.at(-1) ?? picture.width, format);
}

/** Value of a `srcset` attribute with every width of a picture. */
export function srcSet(picture: PictureFiles, format: PictureFormat): string {
  return picture.widths.map((width) => `${fileUrl(picture, width, format)} ${width}w`).join(', ');
}

function fileUrl({ name, hash }: PictureFiles, width: number, format: PictureFormat): string {
  return `${MEDIA}${name}-${width}.${hash}.${format}`;
}
