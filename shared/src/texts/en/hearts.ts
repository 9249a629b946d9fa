import { selectTexts } from '../select-texts';

/** The words of the hearts with which visitors save houses. */
export const hearts = selectTexts('hearts', {
  save: (house: string): string => `Save ${house} to your wishlist`,
  remove: (house: string): string => `Remove ${house} from your wishlist`,
  saved: (house: string): string => `${house} saved to your wishlist.`,
  removed: (house: string): string => `${house} removed from your wishlist.`,
  notSaved: (house: string): string => `${house} could not be saved`,
  notRemoved: (house: string): string => `${house} could not be removed`,
  reasons: {
    signed_out: 'You are no longer signed in. Please sign in again.',
    unavailable: 'Your wishlist cannot be reached at the moment. Please try again.',
  },
});
