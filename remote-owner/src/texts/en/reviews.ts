import { translated } from '@marisma/area-kit/texts';

export const reviews = translated('reviews', {
  title: 'Latest reviews',
  all: 'All reviews',
  none: 'No reviews yet',
  noneHint: 'What guests say after their stay will appear here.',
});
