/**
 * A slide answers to its own width, not to the window's: the same rules then hold on every screen and on the
 * printed page.
 */
export const at = {
  mid: '@container slide (min-width: 40rem)',
  wide: '@container slide (min-width: 60rem)',
} as const;
