import type { sample as english } from '../en/sample';

export const sample: typeof english = {
  locations: {
    'ocean-villa-infinity': 'Playa Las Dunas, costa del Pacífico, México',
    'lagoon-villa-serenity': 'Laguna Norte, costa del Pacífico, México',
  },
  reviews: {
    'rv-88':
      'Vimos pelícanos desde la terraza durante el desayuno. La casa estaba impecable y el equipo pensó en todo.',
    'rv-87':
      'Agua en calma, gente amable y una cocina en la que dan ganas de cocinar. Los niños no se querían ir.',
    'rv-86': 'Hermosa y tranquila. El Wi-Fi estuvo lento dos noches; todo lo demás, como lo prometieron.',
  },
  notifications: {
    request: {
      title: 'Nueva solicitud de reservación',
      message: (guest, nights, house) => `${guest} solicita ${nights} en ${house}.`,
    },
    review: {
      title: 'Cinco estrellas',
      message: (guest, house) => `${guest} escribió una reseña de ${house}.`,
    },
    processing: {
      title: 'Pago en camino',
      message: (amount, house) => `Se procesan ${amount} por ${house}.`,
    },
    cancellation: {
      title: 'Reservación cancelada',
      message: (guest, nights, house) => `${guest} canceló ${nights} en ${house}.`,
    },
    confirmed: {
      title: 'Reservación confirmada',
      message: (guest, nights, house) => `${guest} se queda ${nights} en ${house}.`,
    },
    paid: {
      title: 'Pago enviado',
      message: (amount, house) => `Se pagaron ${amount} por ${house}.`,
    },
  },
};
