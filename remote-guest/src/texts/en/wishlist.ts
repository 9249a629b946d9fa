import { translated } from '@marisma/shared/texts';

export const wishlist = translated('wishlist', {
  save: (home: string): string => `Save ${home} to your wishlist`,
  remove: (home: string): string => `Remove ${home} from your wishlist`,
  saved: (home: string): string => `${home} saved to your wishlist.`,
  removed: (home: string): string => `${home} removed from your wishlist.`,
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
