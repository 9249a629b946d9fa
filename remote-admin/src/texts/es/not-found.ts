import type { notFound as english } from '../en/not-found';

export const notFound: typeof english = {
  title: 'Página no encontrada',
  text: 'No existe esa página en el panel de administración.',
  home: 'Volver al panel',
};
