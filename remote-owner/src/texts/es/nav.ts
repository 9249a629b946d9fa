import type { nav as english } from '../en/nav';

export const nav: typeof english = {
  overview: 'Panel',
  calendar: 'Calendario',
  reservations: 'Reservaciones',
  payouts: 'Pagos',
  reviews: 'Reseñas',
  maintenance: 'Mantenimiento',
  property: 'Mi propiedad',
  messages: 'Mensajes',
  settings: 'Configuración',
  help: 'Ayuda',
  community: 'Comunidad',
  backToSite: 'Volver al sitio',
};
