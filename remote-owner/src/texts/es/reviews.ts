import type { reviews as english } from '../en/reviews';

export const reviews: typeof english = { title: 'Últimas reseñas', all: 'Todas las reseñas' };
