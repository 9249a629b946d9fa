import type { links as english } from '../en/links';

export const links: typeof english = {
  title: 'Enlaces del calendario',
  lead: 'Dé el enlace de una casa a Airbnb, Booking.com o a su propio calendario, y verán sus noches ocupadas. Los calendarios de otros sitios que deban leerse aquí los agrega su equipo anfitrión.',
  loading: 'Se están leyendo los enlaces.',
  failed: 'No se pudieron cargar los enlaces',
  notAllowed: 'Solo quien es dueño de esta casa y el equipo anfitrión pueden cambiar su enlace.',
};
