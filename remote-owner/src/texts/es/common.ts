import type { common as english } from '../en/common';

export const common: typeof english = {
  area: 'Área de propietarios',
  title: (page) => `${page} · Área de propietarios · Marisma`,
  sampleData: 'Datos de muestra: estas cifras no son reales.',
};
