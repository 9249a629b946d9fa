import type { staySearch as english } from '../en/stay-search';

export const staySearch: typeof english = {
  checking: 'Consultando sus fechas…',
  free: (price) => `Libre · ${price}`,
  reasons: {
    taken: 'No está libre: hay noches ocupadas',
    min_nights: 'No está libre: la estancia mínima es mayor',
    arrival_day: 'No está libre: ese día de la semana no hay llegadas',
    too_many_guests: 'No está libre: son demasiados huéspedes',
    too_many_pets: 'No está libre: son demasiadas mascotas',
  },
  otherReason: 'No está libre en estas fechas',
  sleepsFewer: (sleeps) => `Máximo ${sleeps} huéspedes`,
  freeOf: (count) => (count === 1 ? '1 libre en sus fechas' : `${count} libres en sus fechas`),
  note: 'Los totales incluyen impuestos y cargos; nuestro equipo confirma cada solicitud.',
  unreachable: 'Por el momento no se pueden consultar sus fechas; nuestro equipo confirma la disponibilidad.',
  again: 'Consultar de nuevo',
  faults: {
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
    notFree: 'No está libre',
  },
};
