import type { reviews as english } from '../en/reviews';

export const reviews: typeof english = {
  title: 'Últimas reseñas',
  all: 'Todas las reseñas',
  none: 'Todavía no hay reseñas',
  noneHint: 'Aquí aparecerá lo que digan los huéspedes después de su estancia.',
};
