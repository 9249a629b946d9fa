import { selectTexts } from '@marisma/area-kit/texts';
import type { ServiceCategory } from '../../content/service-categories';

export const serviceCategories = selectTexts('serviceCategories', {
  Food: 'Food',
  Wellness: 'Wellness',
  Sport: 'Sport',
  Water: 'Water',
  Kids: 'Kids',
  Education: 'Education',
  Culture: 'Culture',
  Adventure: 'Adventure',
  Transportation: 'Transportation',
} satisfies Record<ServiceCategory, string>);
