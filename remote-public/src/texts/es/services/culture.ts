import type { culture as english } from '../../en/services/culture';

export const culture: typeof english = {
  'pottery-workshop': {
    title: 'Taller de alfarería',
    priceFrom: 'Desde USD 85 por persona',
    description:
      'Tornee, pellizque y pinte con una alfarera que saca su propio barro. Las piezas se hornean y se le envían.',
  },
  'market-walk': {
    title: 'Recorrido por el mercado',
    priceFrom: 'Desde USD 65 por persona',
    description:
      'Dos horas de chiles, quesos y chismes con una cocinera que conoce cada puesto. Venga con hambre.',
  },
  'weaving-visit': {
    title: 'Visita al taller de tejedoras',
    priceFrom: 'Desde USD 95 por persona',
    description:
      'Una mañana entre telares de cintura en la sierra, con comida en la mesa de la familia. Incluye transporte.',
  },
  'mariachi-evening': {
    title: 'Mariachi a su mesa',
    priceFrom: 'Cotización a solicitud',
    description:
      'Cinco u ocho músicos durante una hora al atardecer. Díganos qué canciones; las demás se las saben.',
  },
  'village-architecture': {
    title: 'Paseo de arcos y patios',
    priceFrom: 'Desde USD 55 por persona',
    description: 'Un arquitecto abre puertas en el barrio viejo: capillas, patios y una cocina muy especial.',
  },
};
