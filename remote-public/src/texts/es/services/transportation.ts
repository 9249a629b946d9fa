import type { transportation as english } from '../../en/services/transportation';

export const transportation: typeof english = {
  'airport-transfer': {
    title: 'Traslado del aeropuerto',
    priceFrom: 'Desde USD 120 por auto',
    description:
      'Un letrero con su nombre en llegadas, toallas frías y sillas para niños si las necesita. Seguimos el vuelo, así que las demoras son asunto nuestro.',
  },
  'private-driver': {
    title: 'Chofer privado',
    priceFrom: 'Mínimo 3 horas',
    description:
      'Chofer y auto de siete plazas desde USD 55 por hora, para encargos, cenas o toda la carretera de la costa.',
  },
  'bicycle-rental': {
    title: 'Renta de bicicletas',
    priceFrom: 'Desde USD 20 por día',
    description:
      'Bicicletas cómodas con canasta, luces y candado, entregadas en la casa. También sillas para niños y remolques.',
  },
  'golf-cart': {
    title: 'Carrito de golf',
    priceFrom: 'Desde USD 75 por día',
    description:
      'De cuatro o seis plazas, cargado por la noche a su puerta: la manera más fácil de llegar a la playa con la abuela y una hielera.',
  },
  helicopter: {
    title: 'Traslado en helicóptero',
    priceFrom: 'Cotización a solicitud',
    description:
      'Del Aeropuerto Internacional Playa de Oro (ZLO) al helipuerto en una fracción del trayecto; el equipaje sigue por tierra.',
  },
};
