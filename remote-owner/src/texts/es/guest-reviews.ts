import type { guestReviews as english } from '../en/guest-reviews';

export const guestReviews: typeof english = {
  lead: 'Lo que los huéspedes escribieron después de su estancia en sus casas, y lo que respondió el equipo.',
  loading: 'Cargando las reseñas…',
  failed: 'No se pudieron cargar las reseñas',
  of: (house, code) => `${house}, ${code}`,
  waiting: 'no aparece en la página de la casa',
  answer: 'Nuestra respuesta:',
  soon: 'Un lugar para agradecer usted mismo a sus huéspedes.',
};
