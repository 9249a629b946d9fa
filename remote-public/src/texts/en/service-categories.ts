import type { ServiceCategory } from '../../content/service-categories';
import { translated } from '../language';

export const serviceCategories = translated('serviceCategories', {
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
