import type { categories as english } from '../en/categories';

export const categories: typeof english = {
  'lagoon-villas': {
    cardName: 'Villa de laguna',
    name: 'Villas de laguna',
    description: 'Agua quieta a la puerta, un muelle y una palapa para reunirse.',
    metaDescription:
      'Villas con muelle y alberca privados en una laguna del Pacífico mexicano, con concierge y limpieza diaria.',
  },
  'ocean-villas': {
    cardName: 'Villa frente al mar',
    name: 'Villas frente al mar',
    description: 'Sobre la duna, con una alberca que termina donde empieza el Pacífico.',
    metaDescription:
      'Villas frente al mar con alberca infinita y acceso directo a la playa en el Pacífico mexicano.',
  },
  'lagoon-apartments': {
    cardName: 'Departamento de laguna',
    name: 'Departamentos de laguna',
    description: 'Terrazas con plantas sobre la laguna y un servicio como de hotel.',
    metaDescription:
      'Departamentos con servicio junto a la laguna, con terrazas amplias y alberca compartida, en el Pacífico mexicano.',
  },
  villas: {
    cardName: 'Villa residencial',
    name: 'Villas residenciales',
    description: 'Patios, arcos y sombra, a diez minutos a pie de la playa.',
    metaDescription:
      'Villas privadas con patio, alberca y jardín, a diez minutos a pie de la playa en el Pacífico mexicano.',
  },
};
