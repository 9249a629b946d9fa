import type { feeds as english } from '../en/feeds';
import { collapsePeriods } from '@marisma/area-kit/texts';

const nights = (count: number): string => (count === 1 ? '1 noche' : `${count} noches`);

export const feeds: typeof english = {
  lead: 'Comparta con otros sitios las noches ocupadas aquí y traiga las que se reservan allá.',
  loading: 'Cargando los calendarios',
  failedTitle: 'No se pudieron cargar los calendarios',
  failedHint: 'Revise la conexión e inténtelo de nuevo.',
  staleTitle: 'Esto puede no estar al día.',
  notAllowedHint:
    'Solo el equipo ve esta página; si usa verificación en dos pasos, inicie sesión con su código.',
  stale: (who, when) => collapsePeriods(`${who} lo cambió el ${when}. Cierre esto y véalo de nuevo.`),
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  conflictsTitle: (count) =>
    count === 1 ? 'Hay noches ocupadas dos veces' : `Hay noches ocupadas dos veces, en ${count} casos`,
  conflict: {
    stay: (when, feed) => `${when}: ${feed} tiene estas noches, y también la estancia`,
    block: (when, feed) => `${when}: ${feed} tiene estas noches, que aquí están bloqueadas`,
    feed: (when, feed) => `${when}: ${feed} y otro calendario tienen estas noches`,
  },
  links: 'Enlaces para otros sitios',
  others: 'Calendarios de otros sitios',
  othersOf: (house) => `Calendarios de otros sitios: ${house}`,
  none: 'Ningún otro calendario',
  noneHint:
    'Todavía ninguno. Agregue la dirección de uno, como el de Airbnb o Booking.com, y sus noches quedarán ocupadas aquí.',
  add: 'Agregar un calendario',
  addTo: (house) => `Agregar un calendario: ${house}`,
  name: 'Nombre',
  nameHint: 'Como lo llama el equipo, por ejemplo Airbnb.',
  url: 'Dirección',
  urlHint: 'Empieza con https:// y suele terminar en .ics. Se lee cada 15 minutos.',
  closing: 'Qué cierra noches aquí',
  bookings: 'Reservas',
  bookingsHint: 'Las noches que allá solo no están disponibles siguen a la venta aquí.',
  blocks: 'Reservas y bloqueos',
  blocksHint:
    'También las noches cerradas allá sin reserva. Airbnb cierra además las que exceden su plazo de reserva.',
  saved: (name) => `${name} se guardó; lo leeremos en unos segundos`,
  of: (action, name) => `${action}: ${name}`,
  edit: 'Cambiar',
  readNow: 'Leer ahora',
  readingSoon: (name) => `Leeremos ${name} en unos segundos`,
  turnOff: 'Desactivar',
  turnOn: 'Activar',
  turnedOff: (name) => `${name} se desactivó. Sus noches vuelven a estar disponibles.`,
  turnedOn: (name) => `${name} se activó; lo leeremos en unos segundos`,
  remove: 'Quitar',
  removed: (name) => `${name} se quitó. Sus noches vuelven a estar disponibles.`,
  askTitle: {
    turnOff: (name) => `¿Desactivar ${name}?`,
    remove: (name) => `¿Quitar ${name}?`,
  },
  turnOffText: (count) =>
    count === 0
      ? 'Ya no se leerá.'
      : count === 1
        ? 'Ya no se leerá, y se podrá vender aquí 1 noche que ocupaba.'
        : `Ya no se leerá, y se podrán vender aquí ${count} noches que ocupaba.`,
  removeText:
    'Desaparece de esta página para siempre; las noches que ya pasaron quedan en los registros. Un enlace que usted dio al sitio sigue activo hasta que lo desactive.',
  health: {
    off: 'Desactivado',
    failing: 'Con fallas',
    well: 'Al día',
    waiting: 'Aún sin leer',
    late: 'Sin leer',
    lateSince: (when, count) =>
      `Sin leer desde el ${when}: la sincronización puede estar detenida. ${count === 1 ? '1 noche ocupada' : `${count} noches ocupadas`}; faltan las más nuevas.`,
    readSoon: 'Lo leeremos en unos segundos.',
    readAt: (when, count) => collapsePeriods(`Lectura: ${when}. ${nights(count)} en total.`),
    since: (when, why, count) =>
      `Falla desde el ${when}: ${why} ${count === 0 ? 'Aún no ocupa ninguna noche.' : `Sigue ocupando ${nights(count)}.`}`,
    unreadable: (count) =>
      count === 1
        ? 'No se pudo leer 1 entrada y se omitió.'
        : `No se pudieron leer ${count} entradas y se omitieron.`,
    leftOut: (count) =>
      count === 1
        ? '1 noche que allá solo no está disponible sigue a la venta aquí. Para cerrarla, elija Reservas y bloqueos en Cambiar.'
        : `${count} noches que allá solo no están disponibles siguen a la venta aquí. Para cerrarlas, elija Reservas y bloqueos en Cambiar.`,
    longest: (when, count) =>
      `${when}: ${count} noches seguidas están cerradas aquí sin reserva. Si ahí termina el plazo de reserva del sitio, elija Reservas en Cambiar.`,
    status: (code) => `El sitio responde con el error ${code}.`,
    otherReason: 'No se puede llegar al sitio.',
    reasons: {
      dns: 'No existe un sitio con ese nombre.',
      refused: 'El sitio rechaza la conexión.',
      cut_off: 'El calendario termina a la mitad.',
      timeout: 'El sitio no responde a tiempo.',
      tls: 'El certificado del sitio no es válido.',
      bad_address: 'La dirección lleva a otra que no es https, o tiene puerto o contraseña.',
      blocked_address: 'La dirección lleva a una red privada.',
      redirects: 'La dirección redirige demasiadas veces.',
      too_large: 'El calendario pesa más de un megabyte.',
      not_calendar: 'La dirección no responde con un calendario.',
      empty: 'La respuesta está vacía.',
      recurring: 'Una estancia se repite según una regla que no se lee; las demás sí se leen.',
      bad_event: 'Una estancia no se puede leer; las demás sí.',
      too_many_events: 'Tiene más estancias de las que se pueden leer; algunas se omiten.',
      no_events: 'El calendario está vacío de pronto. Si sigue así en un día, sus noches quedan libres.',
    },
  },
};
