import { translated } from '@marisma/area-kit/texts';

export const notFound = translated('notFound', {
  title: 'Page not found',
  text: 'There is no such page in the owner area.',
  home: 'Back to the dashboard',
});
