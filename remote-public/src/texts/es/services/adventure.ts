import type { adventure as english } from '../../en/services/adventure';

export const adventure: typeof english = {
  'zipline-canopy': {
    title: 'Tirolesa entre las copas',
    priceFrom: 'Adultos USD 110\u00a0/ Niños USD 85',
    description:
      'Un circuito de diez líneas sobre un cañón arbolado, con un puente colgante. Desde los ocho años, con traslado.',
  },
  'waterfall-hike': {
    title: 'Caminata a la cascada',
    priceFrom: 'Desde USD 95 por persona',
    description:
      'Tres horas a pie por la selva hasta una poza tan fría que hace gritar. Botas, comida y guía con botiquín.',
  },
  'horseback-beach': {
    title: 'Paseo a caballo por la playa',
    priceFrom: 'Desde USD 120 por persona',
    description:
      'Caballos tranquilos, una playa vacía y la última hora de luz. Cascos de todas las tallas; no hace falta experiencia.',
  },
  'mountain-bike': {
    title: 'Bicicleta de montaña en la sierra',
    priceFrom: 'Desde USD 105 por persona',
    description: 'Veredas del pino a la palma, con guía y auto de apoyo. Tres niveles y buenas bicicletas.',
  },
  paragliding: {
    title: 'Parapente en tándem',
    priceFrom: 'Desde USD 180 por vuelo',
    description:
      'Veinte minutos sobre la bahía con un piloto certificado. Usted corre cuatro pasos; el viento hace el resto.',
  },
};
