import type { nav as english } from '../en/nav';

export const nav: typeof english = {
  overview: 'Panel',
  desk: 'Atención a huéspedes',
  calendar: 'Calendario',
  reservations: 'Reservaciones',
  messages: 'Mensajes',
  listings: 'Anuncios',
  payments: 'Pagos',
  reviews: 'Reseñas',
  users: 'Usuarios',
  settings: 'Configuración',
  unread: { one: '# mensaje sin leer', other: '# mensajes sin leer' },
  backToSite: 'Volver al sitio',
};
