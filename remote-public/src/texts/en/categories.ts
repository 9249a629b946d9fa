import { selectTexts } from '@marisma/area-kit/texts';
import type { CategorySlug } from '../../content/categories';

interface CategoryWords {
  cardName: string;
  name: string;
  description: string;
  metaDescription: string;
}

export const categories = selectTexts('categories', {
  'lagoon-villas': {
    cardName: 'Lagoon Villa',
    name: 'Lagoon Villas',
    description: 'Still water at the door, a jetty, and a palapa to gather under.',
    metaDescription:
      'Lagoon villas with private jetties and pools on Mexico’s Pacific coast, with concierge and daily housekeeping.',
  },
  'ocean-villas': {
    cardName: 'Ocean Villa',
    name: 'Ocean Villas',
    description: 'On the dune, with a pool that ends where the Pacific begins.',
    metaDescription:
      'Oceanfront villas with infinity pools and direct beach access on Mexico’s Pacific coast.',
  },
  'lagoon-apartments': {
    cardName: 'Lagoon Apartment',
    name: 'Lagoon Apartments',
    description: 'Planted terraces above the lagoon, with service that feels like a hotel’s.',
    metaDescription:
      'Staffed lagoon-side apartments with wide terraces and a shared pool on Mexico’s Pacific coast.',
  },
  villas: {
    cardName: 'Residencial Villa',
    name: 'Residencial Villas',
    description: 'Courtyards, arches and shade, a ten-minute walk from the beach.',
    metaDescription:
      'Private courtyard villas with pools and gardens, a short walk from the beach on Mexico’s Pacific coast.',
  },
} satisfies Record<CategorySlug, CategoryWords>);
