import { translated } from '@marisma/shared/texts';

export const common = translated('common', {
  area: 'Owner area',
  title: (page: string) => `${page} · Owner area · Marisma`,
  sampleData: 'Sample data: these figures are not live.',
});
