import { selectTexts } from '@marisma/area-kit/texts';

export const wishlist = selectTexts('wishlist', {
  failed: 'Your wishlist cannot be shown at the moment',
  sample: 'Saved homes of a sample guest',
  removedLabel: 'Removed',
  undo: 'Undo',
  undoOf: (home: string): string => `Undo: keep ${home}`,
  kept: 'Changes to your wishlist are kept in this browser tab until you close it.',
  empty: {
    title: 'No homes saved yet',
    reason: 'Tap the heart on a home you like, and it will wait for you here.',
  },
  browse: 'Browse homes',
});
