import { selectTexts } from '@marisma/area-kit/texts';

export const notFound = selectTexts('notFound', {
  title: 'Oops! Page not found',
  text: 'There is no such page on your dashboard. It may have moved, or the address has a typing error.',
  home: 'Back to the dashboard',
});
