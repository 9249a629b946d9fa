import { translated } from '@marisma/area-kit/texts';

export const common = translated('common', {
  area: 'Admin Panel',
  title: (page: string) => `${page} · Admin · Marisma`,
  sampleData: 'Sample data: these figures are not live.',
});
