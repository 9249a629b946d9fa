import type { guestReviews as english } from '../en/guest-reviews';

export const guestReviews: typeof english = {
  lead: 'Lo que los huéspedes escribieron después de su estancia. Nadie más lee una reseña hasta que usted la publica.',
  loading: 'Cargando las reseñas…',
  failed: 'No se pudieron cargar las reseñas',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
  none: 'Aún no hay reseñas',
  noneHint: 'El huésped puede escribir una cuando su estancia ha terminado.',
  of: (house, code) => `${house}, ${code}`,
  shown: 'Publicada',
  waiting: 'Espera su decisión',
  noWords: 'Solo estrellas, sin palabras.',
  show: 'Publicar',
  showOf: (code) => `Publicar la reseña de ${code}`,
  hide: 'Ocultar',
  hideOf: (code) => `Ocultar la reseña de ${code}`,
  answer: (code) => `Respuesta a ${code}`,
  answerHint: 'Aparece debajo de la reseña, para todos. Vacía: sin respuesta.',
  save: 'Guardar respuesta',
  saving: 'Guardando…',
  soon: 'Reseñas de otros sitios y promedios por temporada.',
};
