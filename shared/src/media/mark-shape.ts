import { palette } from '../theme/palette';

/** The brand's logo mark: the sun setting behind two waves, drawn on a 64 × 64 field. */
export const markShape = {
  viewBox: '0 0 64 64',
  sun: 'M15 31a17 17 0 0 1 34 0z',
  waves: [
    'M6 39c5.8-4.6 11.5-4.6 17.3 0s11.5 4.6 17.4 0 11.5-4.6 17.3 0',
    'M17 48c3.3-2.7 6.7-2.7 10 0s6.7 2.7 10 0 6.7-2.7 10 0',
  ],
  strokeWidth: 2.75,
} as const;

/** Colors of the mark where no style sheet applies: icons and files. */
export const markColors = { sun: palette.gold, waves: palette.lagoon, onDark: palette.sand } as const;
