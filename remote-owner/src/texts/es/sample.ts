import type { sample as english } from '../en/sample';

export const sample: typeof english = {
  locations: {
    'ocean-villa-infinity': 'Playa Las Dunas, costa del Pacífico, México',
    'lagoon-villa-serenity': 'Laguna Norte, costa del Pacífico, México',
  },
  reviews: {
    'rv-88':
      'Vimos ballenas desde la terraza durante el desayuno. La casa estaba impecable y el equipo pensó en todo.',
    'rv-87':
      'Agua en calma, gente amable y una cocina en la que dan ganas de cocinar. Los niños no se querían ir.',
    'rv-86':
      'Hermosa y tranquila. La red inalámbrica estuvo lenta dos noches; todo lo demás, como lo prometieron.',
  },
  notifications: {
    'n-61': {
      title: 'Nueva solicitud de reservación',
      message: 'Noor El-Amin solicita cuatro noches en Ocean Villa Infinity.',
    },
    'n-60': {
      title: 'Cinco estrellas',
      message: 'Ingrid Halvorsen escribió una reseña de Ocean Villa Infinity.',
    },
    'n-59': {
      title: 'Pago en camino',
      message: 'Se procesan USD 9,840 por Lagoon Villa Serenity.',
    },
    'n-58': {
      title: 'Reservación cancelada',
      message: 'Aiko Tanabe canceló seis noches en Lagoon Villa Serenity.',
    },
    'n-57': {
      title: 'Reservación confirmada',
      message: 'Grace Whitfield se queda diez noches en Lagoon Villa Serenity.',
    },
    'n-56': { title: 'Pago enviado', message: 'Se pagaron USD 17,920 por Ocean Villa Infinity.' },
  },
};
