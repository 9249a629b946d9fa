import { contrastRatio } from '@marisma/area-kit/theme';
import { serviceCategories } from '../content/service-categories';
import { categoryColors } from './service-summary';

describe('the badges of the nine categories', () => {
  it.each(serviceCategories)('%s has a contrast of at least 4.5 : 1', (category) => {
    const { text, ground } = categoryColors[category];
    expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
