import type { food as english } from '../../en/services/food';

export const food: typeof english = {
  'private-chef': {
    title: 'Chef privado en casa',
    priceFrom: 'Desde USD 120 por persona',
    description:
      'Un menú de tres tiempos acordado con usted por la mañana, comprado en el mercado y preparado en su cocina. La cocina queda impecable antes de que termine el postre. Hasta cuatro personas pagan en total USD 450.',
  },
  'sunset-dinner': {
    title: 'Cena al atardecer en la duna',
    priceFrom: 'Desde USD 190 por persona',
    description:
      'Una mesa larga con velas sobre el mar, puesta para la media hora antes de que se meta el sol. Cinco tiempos, dos vinos y después una fogata.',
  },
  'cooking-class': {
    title: 'Clase de salsas y tortillas',
    priceFrom: 'Desde USD 75 por persona',
    description:
      'Tateme, muela y palmee durante dos horas con una cocinera del pueblo, y coma lo que preparó. Vegetariana de principio a fin.',
  },
  'mezcal-tasting': {
    title: 'Cata de mezcal y raicilla',
    priceFrom: 'Desde USD 85 por persona',
    description:
      'Seis destilados de agave de pequeñas tabernas de esta costa, servidos por alguien que conoce a quienes los hacen. Con naranja, sal e historias sin prisa.',
  },
  'beach-barbecue': {
    title: 'Parrillada del pescador',
    priceFrom: 'Desde USD 95 por persona',
    description:
      'Huachinango y camarón de las lanchas de esa mañana, al mezquite y en su terraza. Mínimo seis personas.',
  },
};
