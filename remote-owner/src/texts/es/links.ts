import type { links as english } from '../en/links';
import { collapsePeriods } from '@marisma/area-kit/texts';

export const links: typeof english = {
  title: 'Enlaces del calendario',
  lead: 'Cree un enlace para cada sitio, como Airbnb o Booking.com, y ese sitio verá las noches ocupadas de la casa. Nuestro equipo conecta los calendarios de otros sitios.',
  loading: 'Cargando los enlaces…',
  failed: 'No se pudieron cargar los enlaces',
  own: 'Su propio calendario',
  ownLead:
    'Todas sus casas en uno, para su teléfono. Muestra las estancias por su código y es solo para usted.',
  notAllowed: 'Solo quien es dueño de esta casa y nuestro equipo pueden cambiar sus enlaces.',
  read: (names) => `Se leen aquí cada 15 minutos: ${names}.`,
  failing: (name, when) =>
    collapsePeriods(`${name} dejó de responder el ${when}. Sus noches siguen bloqueadas.`),
  twice: (nights, name) => `${nights}: noches ocupadas aquí y también en ${name}.`,
  teamKnows: 'Nuestro equipo también lo ve.',
};
