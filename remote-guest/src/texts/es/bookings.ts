import { stayPolicy } from '@marisma/area-kit/houses';
import { spanishHour } from '@marisma/area-kit/texts';
import type { bookings as english } from '../en/bookings';

export const bookings: typeof english = {
  status: { upcoming: 'Próxima', past: 'Anterior', cancelled: 'Cancelada' },
  tabs: { upcoming: 'Próximas', past: 'Anteriores', cancelled: 'Canceladas' },
  empty: {
    upcoming: { title: 'No hay próximas estancias', reason: 'Elija una casa y aquí verá su próximo viaje.' },
    past: {
      title: 'Aún no hay estancias anteriores',
      reason: 'Aquí aparecerán sus estancias anteriores y sus recibos.',
    },
    cancelled: { title: 'No hay estancias canceladas', reason: 'Aquí aparecerán las estancias canceladas.' },
  },
  subTabs: 'Reservaciones por estado',
  bookNewStay: 'Reservar otra estancia',
  referenceLabel: 'Reservación',
  reference: (id) => `Reservación ${id}`,
  checkIn: 'Llegada',
  checkOut: 'Salida',
  total: 'Total',
  guests: { one: '# huésped', other: '# huéspedes' },
  nights: { one: '# noche', other: '# noches' },
  viewDetails: 'Ver detalles',
  details: 'Detalles',
  detailsOf: (home, id) => `Detalles de ${home}, ${id}`,
  bookAgain: 'Reservar de nuevo',
  bookHomeAgain: (home) => `Reservar de nuevo: ${home}`,
  yourRating: 'Su calificación',
  refunded: `Anticipo reembolsado, salvo el ${stayPolicy.bankFeePercent}% por gastos bancarios.`,
  nextTrip: {
    title: 'Su próximo viaje',
    countdown: { one: 'Mañana', other: 'En # días' },
    hostContact: 'Contacto en la casa',
    call: (host, phone) => `Llamar a ${host}, ${phone}`,
    messageHost: 'Escribir a la casa',
    guide: 'Guía de llegada',
    changeDates: 'Cambiar fechas',
    none: 'Aún no hay viaje planeado',
    noneReason: '¿Dónde le gustaría despertar la próxima vez?',
    browse: 'Ver las casas',
  },
  stay: {
    itinerary: 'Itinerario',
    steps: {
      transfer: {
        title: 'Traslado del aeropuerto',
        detail: 'Un chofer le espera en llegadas con un letrero con su nombre.',
      },
      arrival: {
        title: 'Llegada',
        detail: 'Le mostramos la casa; los planes para la cena pueden esperar.',
      },
      chef: { title: 'Cena del chef privado', detail: 'La pesca del día, servida en la terraza.' },
      kayaks: {
        title: 'Kayak en la laguna',
        detail: 'Con guía, antes del calor. Unas dos horas.',
      },
      departure: {
        title: 'Salida',
        detail: 'Deje las llaves con su contacto en la casa; el equipaje puede quedarse hasta su vuelo.',
      },
    },
    addToCalendar: 'Agregar al calendario',
    calendarSaved: 'Se descargó el archivo de calendario.',
    calendarFailed: 'No se pudo crear el archivo de calendario.',
    calendarSummary: (home) => `Estancia en ${home}`,
    calendarDescription: (stay) =>
      `Llegada a partir de ${spanishHour(stay.checkIn)}, salida a más tardar a ${spanishHour(stay.checkOut)} (hora local).\nContacto en la casa: ${stay.host}, ${stay.phone}\nReservación ${stay.id}`,
    clock: 'Todas las horas son hora local.',
  },
  changeDates: {
    title: 'Cambiar fechas',
    lead: (home, dates) => `Su estancia en ${home} está confirmada para ${dates}.`,
    explain:
      'En esta estancia de muestra, pregunte a su contacto en la casa: nuestro equipo revisa el calendario y confirma el nuevo precio antes de cambiar nada.',
    ask: 'A quién preguntar',
    host: (host) => `${host}, su contacto en la casa`,
    messageHost: 'Escribir a la casa',
    team: 'Nuestro equipo',
    write: 'Escribir a nuestro equipo',
  },
};
