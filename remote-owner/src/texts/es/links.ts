import type { links as english } from '../en/links';
import { onePeriod } from '@marisma/area-kit/texts';

export const links: typeof english = {
  title: 'Enlaces del calendario',
  lead: 'Dé el enlace de una casa a Airbnb, Booking.com o a su propio calendario, y verán sus noches ocupadas. Su equipo anfitrión agrega los calendarios de otros sitios que deban leerse aquí.',
  loading: 'Cargando los enlaces…',
  failed: 'No se pudieron cargar los enlaces',
  notAllowed: 'Solo quien es dueño de esta casa y el equipo anfitrión pueden cambiar su enlace.',
  read: (names) => `Se leen aquí cada 15 minutos: ${names}.`,
  failing: (name, when) =>
    onePeriod(`${name} no se puede leer desde el ${when}. Sus noches siguen ocupadas.`),
  twice: (nights, name) => `${nights}: noches ocupadas aquí y también en ${name}.`,
  teamKnows: 'Su equipo anfitrión también lo ve.',
};
