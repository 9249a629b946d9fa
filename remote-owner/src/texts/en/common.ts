import { selectTexts } from '@marisma/area-kit/texts';

export const common = selectTexts('common', {
  area: 'Owner area',
  title: (page: string) => `${page} · Owner area · Marisma`,
  sampleData: 'Sample data: these figures are not live.',
  samples: 'Sample host dashboard',
  sampleLabel: 'Sample data',
  asSample: (title: string): string => `${title} (sample)`,
  guests: { one: '# guest', other: '# guests' },
  live: {
    loading: 'Loading the figures…',
    failed: 'The figures could not be loaded',
    old: 'The data service does not answer. These figures are as they were last read.',
  },
});
