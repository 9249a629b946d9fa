import type { notFound as english } from '../en/not-found';

export const notFound: typeof english = {
  title: '¡Vaya! Página no encontrada',
  text: 'No existe esa página en su panel. Quizá cambió de lugar, o la dirección tiene un error.',
  home: 'Volver al panel',
};
