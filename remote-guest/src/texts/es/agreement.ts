import type { agreement as english } from '../en/agreement';

export const agreement: typeof english = {
  title: 'Términos que usted aceptó',
  loading: 'Cargando los términos',
  failed: 'No se pudieron cargar los términos',
  none: 'Aquí no se aceptaron términos',
  noneReason: 'Esta estancia se acordó con nuestro equipo, no se solicitó en este sitio.',
  stay: 'Estancia',
  version: 'Versión de los términos',
  acceptedOn: 'Aceptados',
  hash: 'Suma de verificación (SHA-256)',
  back: 'Atrás',
  print: 'Imprimir',
};
