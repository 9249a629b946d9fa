export { HeartButton as default } from '@marisma/shared/wishlist';
