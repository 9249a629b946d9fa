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
    'MR-1984': 'El desayuno bajo los arcos, todas las mañanas. El equipo pensaba en todo antes que nosotros.',
    'MR-1822':
      'Agua quieta y garzas al amanecer. La luz del muelle falló una noche y al día siguiente ya estaba arreglada.',
  },
  lead: 'Cuéntenos cómo fue. Primero la leemos nosotros; después aparece en la página de la casa, con su nombre de pila y el mes.',
  failed: 'No se pudieron cargar sus reseñas',
  write: (home) => `Su reseña de ${home}`,
  hint: 'Hasta 2,000 caracteres, o ninguno.',
  missing: 'Elija de 1 a 5 estrellas.',
  send: 'Enviar reseña',
  save: 'Guardar cambios',
  sending: 'Enviando…',
  sent: 'Gracias. Puede cambiar su reseña hasta que se publique.',
  shown: 'Su reseña está en la página de la casa.',
  answer: 'Nuestra respuesta:',
  rate: (home) => `Califique su estancia en ${home}`,
  rated: (home, stars) => `${home}: ${stars}.`,
  clear: 'Quitar calificación',
  clearOf: (home) => `Quitar calificación de ${home}`,
  notRated: 'Aún sin calificar',
  kept: 'La calificación que dé aquí se guarda solo en esta pestaña; no se envía a nadie.',
  empty: {
    title: 'Aún no hay nada que reseñar',
    reason: 'Después de una estancia podrá calificar la casa aquí.',
  },
};
