import type { notFound as english } from '../en/not-found';

export const notFound: typeof english = {
  title: 'Página no encontrada',
  text: 'No existe esa página en el área de propietarios.',
  home: 'Volver al panel',
};
