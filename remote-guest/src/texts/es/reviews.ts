import type { reviews as english } from '../en/reviews';

export const reviews: typeof english = {
  words: {
    1: '1 estrella, mala',
    2: '2 estrellas, regular',
    3: '3 estrellas, buena',
    4: '4 estrellas, muy buena',
    5: '5 estrellas, excelente',
  },
  comments: {
    'MR-1984':
      'El desayuno bajo los arcos, todas las mañanas. El equipo de la casa pensaba en todo antes que nosotros.',
    'MR-1822':
      'Agua quieta y garzas al amanecer. La luz del muelle falló una noche y al día siguiente ya estaba arreglada.',
  },
  lead: 'Sus calificaciones de estancias anteriores.',
  rate: (home) => `Califique su estancia en ${home}`,
  rated: (home, stars) => `${home}: ${stars}.`,
  clear: 'Quitar calificación',
  clearOf: (home) => `Quitar calificación de ${home}`,
  notRated: 'Aún sin calificar',
  kept: 'La calificación que dé aquí se guarda solo en esta pestaña; no se envía al anfitrión.',
  empty: {
    title: 'Aún no hay nada que reseñar',
    reason: 'Después de una estancia podrá calificar la casa aquí.',
  },
};
