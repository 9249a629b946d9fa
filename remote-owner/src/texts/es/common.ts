import type { common as english } from '../en/common';

export const common: typeof english = {
  area: 'Área de propietarios',
  title: (page) => `${page} · Área de propietarios · Marisma`,
  sampleData: 'Datos de muestra: estas cifras no son reales.',
  samples: 'Panel de anfitrión de muestra',
  sampleLabel: 'Datos de muestra',
  asSample: (title) => `${title} (muestra)`,
  guests: { one: '# huésped', other: '# huéspedes' },
  live: {
    loading: 'Cargando las cifras…',
    failed: 'No se pudieron cargar las cifras',
    old: 'El servicio de datos no responde. Estas cifras son las de la última lectura.',
  },
};
