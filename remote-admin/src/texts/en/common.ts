import { selectTexts } from '@marisma/area-kit/texts';

export const common = selectTexts('common', {
  area: 'Admin Panel',
  title: (page: string) => `${page} · Admin · Marisma`,
  sampleData: 'Sample data: these figures are not live.',
});
