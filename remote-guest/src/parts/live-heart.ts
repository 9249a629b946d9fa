export { HeartButton as default } from '@marisma/area-kit/wishlist';
