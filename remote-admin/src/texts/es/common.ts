import type { common as english } from '../en/common';

export const common: typeof english = {
  area: 'Panel de administración',
  title: (page) => `${page} · Administración · Marisma`,
  sampleData: 'Datos de muestra: estas cifras no son reales.',
  signedOut: 'Su sesión terminó.',
  notLoaded: 'No se pudo cargar. Revise la conexión.',
  tryAgain: 'Intentar de nuevo',
};
