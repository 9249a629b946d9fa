import type { notFound as english } from '../en/not-found';

export const notFound: typeof english = {
  title: 'Página no encontrada · Marisma',
  heading: '¡Vaya! Página no encontrada',
  reason: 'No existe esa página en su panel. Quizá cambió de lugar, o la dirección tiene un error.',
  dashboard: 'Volver al panel',
  home: 'Volver al inicio',
};
