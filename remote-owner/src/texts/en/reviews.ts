import { selectTexts } from '@marisma/area-kit/texts';

export const reviews = selectTexts('reviews', {
  title: 'Latest reviews',
  all: 'All reviews',
  none: 'No reviews yet',
  noneHint: 'What guests say after their stay will appear here.',
});
