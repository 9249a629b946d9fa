import { selectTexts } from '@marisma/area-kit/texts';

export const notFound = selectTexts('notFound', {
  title: 'Page not found · Marisma',
  heading: 'Oops! Page not found',
  reason: 'There is no such page on your dashboard. It may have moved, or the address has a typing error.',
  dashboard: 'Back to the dashboard',
  home: 'Return to Home',
});
