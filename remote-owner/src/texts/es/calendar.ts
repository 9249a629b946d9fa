import type { calendar as english } from '../en/calendar';

const nights = (count: number): string => (count === 1 ? '1 noche' : `${count} noches`);

export const calendar: typeof english = {
  title: 'Calendario',
  lead: 'Qué noches están ocupadas y por qué, y las noches que guarda para usted.',
  soon: 'Los pagos con tarjeta y los mensajes a los huéspedes también llegarán a esta página.',
  house: 'Casa',
  allHouses: 'Todas las casas',
  today: 'Hoy',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  grid: (month) => `Noches de ${month}`,
  keys: 'Las flechas mueven, Enter elige la primera y la última noche, Re Pág y Av Pág cambian el mes, Esc borra.',
  prompt: {
    first: 'Elija la primera noche: toque un día o arrastre sobre varios.',
    last: (day) => `Primera noche: ${day}. Elija la última noche.`,
    chosen: (count, dates) => `Su elección: ${nights(count)}, ${dates}.`,
  },
  cell: { free: 'libre', past: 'pasada', notYours: 'esta noche la casa no está a su nombre', today: 'Hoy' },
  short: { confirmed: 'Estancia', pending: 'Solicitud', own: 'Propia', closed: 'Cerrada', feed: 'Otro' },
  why: {
    confirmed: 'Estancia',
    pending: 'Solicitud, aún sin respuesta',
    own: 'Bloqueada por usted',
    closed: 'Bloqueada por nuestro equipo',
    closedForStaff: 'Bloqueada por el propietario o un colega',
    feed: 'Ocupada en otro calendario',
  },
  letters: { confirmed: 'E', pending: 'S', own: 'P', closed: 'C', feed: 'O' },
  views: { label: 'Vista', month: 'Mes', year: 'Año' },
  year: {
    title: (house, year) => `${house}, ${year}`,
    hint: 'Toque una noche para cambiarla en su mes.',
    keys: 'Las flechas mueven, Re Pág y Av Pág cambian el mes, Enter lo abre.',
    previous: 'Año anterior',
    next: 'Año siguiente',
  },
  confirm: {
    title: '¿Desbloquear estas noches?',
    hint: 'Se pueden reservar de nuevo enseguida, y bloquearlas otra vez no anula una reservación.',
    unblock: 'Desbloquear',
    keep: 'Dejarlas bloqueadas',
  },
  legend: 'Qué significan las marcas',
  nights,
  figures: (booked, of, blocked, revenue) =>
    `${booked} de ${nights(of)} reservadas, ${blocked} bloqueadas, ${revenue} de renta`,
  list: {
    title: (month) => `Noches reservadas o bloqueadas, ${month}`,
    none: 'En este mes no hay noches reservadas ni bloqueadas.',
    unblock: 'Desbloquear',
    unblockNamed: (house, dates) => `Desbloquear ${house}, ${dates}`,
  },
  form: {
    title: 'Bloquear noches',
    hint: 'Las noches bloqueadas no se pueden reservar. El día en que la casa vuelve a estar libre puede ser un día de llegada.',
    from: 'Primera noche',
    to: 'Libre de nuevo el',
    note: 'Nota (opcional)',
    noteHint: 'La ven usted y nuestro equipo, nunca los huéspedes.',
    block: 'Bloquear noches',
    unblock: 'Desbloquear noches',
    busy: 'Guardando…',
    blocked: (count, house) =>
      `${count === 1 ? '1 noche bloqueada' : `${count} noches bloqueadas`} en ${house}.`,
    unblocked: (count, house) =>
      count === 0
        ? 'Ninguna de estas noches estaba bloqueada.'
        : count === 1
          ? `1 noche de ${house} se puede reservar de nuevo.`
          : `${count} noches de ${house} se pueden reservar de nuevo.`,
    noDay: 'Por favor, indique un día.',
    order: 'Este día debe ser posterior a la primera noche.',
  },
  taken: (days) => `Estas noches no están disponibles: ${days}. No se bloqueó nada.`,
  refusals: {
    bad_dates: 'El día en que la casa vuelve a estar libre debe ser posterior a la primera noche.',
    too_many_nights: 'Por favor, 366 noches como máximo a la vez.',
    too_far: 'El calendario llega hasta dos años adelante.',
    past: 'Las noches pasadas no se pueden cambiar.',
    bad_note: 'Una nota puede tener 500 caracteres como máximo.',
    not_allowed: 'Solo puede cambiar las noches en las que la casa es suya.',
    blocked_by_house: 'Nuestro equipo bloqueó algunas de estas noches. Por favor, pídanos que las abramos.',
    unknown_property: 'Esta casa ya no está en el calendario.',
    taken: 'Algunas de estas noches no están disponibles. No se bloqueó nada.',
  },
  unavailable:
    'No se puede comunicar con el servicio del calendario. Lo que escribió se conserva; inténtelo de nuevo.',
};
