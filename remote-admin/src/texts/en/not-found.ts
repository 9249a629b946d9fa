import { selectTexts } from '@marisma/area-kit/texts';

export const notFound = selectTexts('notFound', {
  title: 'Page not found',
  text: 'There is no such page in the admin panel.',
  home: 'Back to the dashboard',
});
