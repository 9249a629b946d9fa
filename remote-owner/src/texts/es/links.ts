import type { links as english } from '../en/links';
import { onePeriod } from '@marisma/area-kit/texts';

export const links: typeof english = {
  title: 'Enlaces del calendario',
  lead: 'Dé el enlace de una casa a Airbnb, Booking.com o a su propio calendario, y verán sus noches ocupadas. Nuestro equipo conecta los calendarios de otros sitios.',
  loading: 'Cargando los enlaces…',
  failed: 'No se pudieron cargar los enlaces',
  notAllowed: 'Solo quien es dueño de esta casa y nuestro equipo pueden cambiar su enlace.',
  read: (names) => `Se leen aquí cada 15 minutos: ${names}.`,
  failing: (name, when) => onePeriod(`${name} dejó de responder el ${when}. Sus noches siguen bloqueadas.`),
  twice: (nights, name) => `${nights}: noches ocupadas aquí y también en ${name}.`,
  teamKnows: 'Nuestro equipo también lo ve.',
};
