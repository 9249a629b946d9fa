import type { sport as english } from '../../en/services/sport';

export const sport: typeof english = {
  'surf-lesson': {
    title: 'Clase de surf',
    priceFrom: 'Desde USD 90 por persona',
    description:
      'Dos horas en un banco de arena tranquilo, con un instructor por cada dos surfistas. Incluye tablas, licras y fotografías.',
  },
  'golf-round': {
    title: 'Ronda de golf',
    priceFrom: 'Desde USD 240 por persona',
    description:
      'Dieciocho hoyos junto al mar, con carrito, hora de salida y traslado. Bastones en renta, para diestros o zurdos.',
  },
  'tennis-coaching': {
    title: 'Clases de tenis',
    priceFrom: 'Desde USD 70 por hora',
    description:
      'Un entrenador, una cancha a la sombra y una canasta de pelotas nuevas. De los primeros peloteos a la táctica.',
  },
  'personal-training': {
    title: 'Entrenamiento personal',
    priceFrom: 'Desde USD 80 por hora',
    description:
      'Fuerza, movilidad o una carrera en la duna a las siete, según su semana. El entrenador trae ligas, pesas y paciencia.',
  },
  'beach-volleyball': {
    title: 'Voleibol de playa',
    priceFrom: 'Desde USD 160 por tarde',
    description:
      'Red, líneas, balones y un árbitro que además mantiene llena la hielera. Para grupos de seis a dieciséis.',
  },
};
