import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const culture = {
  'pottery-workshop': {
    title: 'Pottery Workshop',
    priceFrom: 'From $85/person',
    description:
      'Throw, pinch and paint with a potter who digs her own clay. Finished pieces are fired and sent on to you.',
  },
  'market-walk': {
    title: 'Market Walk',
    priceFrom: 'From $65/person',
    description: 'Two hours of chilies, cheeses and gossip with a cook who knows every stall. Come hungry.',
  },
  'weaving-visit': {
    title: 'Weavers’ Workshop Visit',
    priceFrom: 'From $95/person',
    description:
      'A morning among backstrap looms in the hills, with lunch at the family’s table. Transportation included.',
  },
  'mariachi-evening': {
    title: 'Mariachi at Your Table',
    priceFrom: 'Quote on request',
    description:
      'Five or eight musicians for an hour at sunset. Tell us the songs; they will know the others.',
  },
  'village-architecture': {
    title: 'Arches and Patios Walk',
    priceFrom: 'From $55/person',
    description:
      'An architect opens doors along the old quarter: chapels, courtyards, and one very fine kitchen.',
  },
} satisfies Record<ServiceIdOf<'Culture'>, ServiceWords>;
