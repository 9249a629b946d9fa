import type { staySearch as english } from '../en/stay-search';

export const staySearch: typeof english = {
  checking: 'Consultando sus fechas…',
  free: (price) => `Disponible · ${price}`,
  reasons: {
    taken: 'No disponible: hay noches ya reservadas',
    min_nights: 'No disponible: la estancia mínima es mayor',
    arrival_day: 'No disponible: ese día de la semana no hay llegadas',
    too_many_guests: 'No disponible: demasiados huéspedes',
    too_many_pets: 'No disponible: demasiadas mascotas',
  },
  otherReason: 'No disponible en estas fechas',
  sleepsFewer: (sleeps) => `Máximo ${sleeps} huéspedes`,
  freeOf: (count) => (count === 1 ? '1 disponible en sus fechas' : `${count} disponibles en sus fechas`),
  note: 'Los totales incluyen impuestos y cargos; nuestro equipo confirma cada solicitud.',
  unreachable: 'Por el momento no se pueden consultar sus fechas; nuestro equipo confirma la disponibilidad.',
  again: 'Consultar de nuevo',
  errors: {
    no_such_day: 'Una fecha del enlace no existe. Elíjala de nuevo, por favor.',
    bad_dates: 'La salida del enlace no es posterior a la llegada. Elíjala de nuevo, por favor.',
    past: 'Estas fechas ya pasaron en México. Elija otras fechas, por favor.',
    too_many_nights: 'Son demasiadas noches para una estancia. Elija una salida anterior, por favor.',
    too_far: 'Estas fechas son demasiado lejanas. Elija otras anteriores, por favor.',
    too_soon: 'Esta llegada está demasiado cerca. Elija una posterior, por favor.',
    bad_guests: 'El número de huéspedes del enlace no se entiende. Elíjalo de nuevo, por favor.',
    too_many_guests: (most) =>
      `Ninguna casa aloja a tantos huéspedes: la más grande aloja a ${most}. Elija de nuevo, por favor.`,
  },
  map: {
    label: 'Mapa de las casas encontradas',
    drawing: 'Un dibujo de la costa; no está a escala.',
    notFree: 'No disponible',
  },
};
