import { palette } from '../theme/palette';

/** The brand's mark: the sun setting behind two waves, drawn on a 64 × 64 field. */
export const markShape = {
  viewBox: '0 0 64 64',
  sun: 'M18 33a14 14 0 0 1 28 0z',
  waves: ['M8 41c5.3-4 10.7-4 16 0s10.7 4 16 0 10.7-4 16 0', 'M18 50c4.7-3.5 9.3-3.5 14 0s9.3 3.5 14 0'],
  strokeWidth: 2.5,
} as const;

/** Colours of the mark where no style sheet reaches it: icons and files. */
export const markColors = { sun: palette.gold, waves: palette.lagoon, onDark: palette.sand } as const;
