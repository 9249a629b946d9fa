/** Saved houses. Pages import it after their first view. */
export { hearts as heartTexts } from '../texts/en/hearts';
export { default as HeartButton, HeartToggle } from './heart-button';
export { useSaved, useWishlist } from './use-wishlist';
