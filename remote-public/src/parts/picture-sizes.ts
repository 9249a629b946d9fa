import type { PictureData } from '@marisma/area-kit/media';

const PHONE = '(max-width: 640px) and (orientation: portrait)';

/**
 * `sizes` of a picture behind a section as wide as the page. A section taller than its picture cuts the sides off, so the
 * picture is drawn wider than the page; an upright crop is not.
 */
export const behindSection = ({ portrait }: PictureData): string =>
  `${PHONE} ${portrait ? '100vw' : '195vw'}, max(100vw, min(61rem, 87svh))`;

/** The same for the first section of the home page, which is as tall as the window. */
export const behindFirstScreen = `${PHONE} 100vw, max(100vw, clamp(58rem, 155svh, 99rem))`;
