/**
 * Container queries on the slide's width, not the window's, so that the same rules apply on screen and in
 * print.
 */
export const at = {
  mid: '@container slide (min-width: 40rem)',
  wide: '@container slide (min-width: 60rem)',
} as const;
