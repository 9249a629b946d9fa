import type { update as english } from '../en/update';

export const update: typeof english = {
  label: 'Actualización del sitio',
  ready: 'Hay una versión más reciente de este sitio',
  update: 'Actualizar ahora',
  later: 'Cerrar el aviso de actualización',
};
