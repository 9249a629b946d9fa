import type { inspector as english } from '../en/inspector';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const inspector: typeof english = {
  title: 'Áreas de esta página',
  close: 'Cerrar el inspector',
  none: '–',
  disabled: 'Apagada',
  noAreas: 'El registro no nombra ninguna área.',
  columns: {
    area: 'Área',
    build: 'Versión',
    state: 'Estado',
    reason: 'Motivo',
    loadedIn: 'Lista en',
    size: 'Tamaño',
  },
  milliseconds: (ms) => `${Math.round(ms)} ms`,
  slow: (phase) => `${phase}, lenta`,
  size: (own, fetched) =>
    `${kB(own)} la página más pesada, ${fetched.count} archivos descargados (${kB(fetched.bytes)})`,
  fault: (reason, reference, detail) => [reason, reference, detail].filter(Boolean).join(' · '),
  pageFault: (pathname, reason, reference) => `${pathname}: ${reason} · ${reference}`,
  registry: 'Registro',
  revision: 'Revisión',
  source: 'Vino de',
  sources: {
    page: 'esta página',
    network: 'el sitio',
    'last-good': 'este navegador, guardado en una visita anterior',
    none: 'ningún lado',
  },
  signature: 'Firma',
  signed: 'comprobada',
  unsigned: 'el sitio no está firmado',
  newer: 'Revisión más reciente en el sitio',
  skipped: 'Versiones omitidas en esta pestaña',
  problem: 'Problema',
  libraries: 'Bibliotecas compartidas',
  usedBy: (areas) => (areas ? `en uso por ${areas}` : 'aún sin uso'),
};
