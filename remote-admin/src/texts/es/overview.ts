import type { overview as english } from '../en/overview';

export const overview: typeof english = {
  title: 'Panel',
  lead: 'El día de un vistazo.',
  kpis: {
    title: 'Cifras clave',
    occupancy: 'Tasa de ocupación',
    revenue: 'Ingresos del mes',
    upcoming: 'Próximas reservaciones',
    nightly: 'Tarifa promedio por noche',
    thisMonth: 'Este mes',
    points: (points) =>
      /^\D?1$/.test(points)
        ? `Este mes: ${points} punto respecto al mes pasado`
        : `Este mes: ${points} puntos respecto al mes pasado`,
    share: (share) => `Este mes: ${share} respecto al mes pasado`,
    arrivals: { one: '# llegada en los próximos 7 días', other: '# llegadas en los próximos 7 días' },
  },
  live: {
    loading: 'Cargando las cifras clave',
    failed: 'No se pudieron cargar las cifras clave',
    failedHint: 'Revise la conexión e inténtelo de nuevo.',
    old: 'Estas cifras no son las más recientes: el servicio de datos no responde por ahora.',
  },
  now: {
    title: 'En vivo: qué hay que hacer ahora',
    loading: 'Cargando…',
    failed: 'No se pudo cargar por ahora. Abra la página para intentar de nuevo.',
    desk: { link: 'Atención a huéspedes' },
    day: { link: 'Llegadas y tareas del día' },
    calendar: { link: 'Calendario de todas las casas', what: 'Quién llega y quién sale, y qué está libre.' },
    reservations: { link: 'Reservaciones', what: 'Todas las estancias con sus huéspedes, y lo que se debe.' },
    counts: {
      open: { one: '# solicitud por responder', other: '# solicitudes por responder' },
      overdue: { one: '# con retraso', other: '# con retraso' },
      arrivals: { one: '# llegada hoy', other: '# llegadas hoy' },
      departures: { one: '# salida', other: '# salidas' },
      tasks: { one: '# tarea pendiente', other: '# tareas pendientes' },
    },
  },
  actions: {
    title: 'Accesos rápidos',
    note: 'Las estancias se agregan en el calendario. Los mensajes y las ofertas vienen en camino.',
    addReservation: 'Agregar reservación',
    blockDates: 'Bloquear fechas',
    sendMessage: 'Enviar mensaje',
    createOffer: 'Crear oferta',
  },
  bookings: {
    title: 'Reservaciones recientes',
    guest: 'Huésped',
    property: 'Propiedad',
    stay: 'Estancia',
    status: 'Estado',
    total: 'Importe total',
    nights: { one: '# noche', other: '# noches' },
  },
  bookingStatus: { confirmed: 'Confirmada', pending: 'Pendiente', cancelled: 'Cancelada' },
  tasks: {
    title: 'Tareas de hoy',
    done: (done, all) => `${done} de ${all} listas`,
    note: 'Las marcas se guardan en este dispositivo hasta mañana.',
  },
  properties: {
    title: 'Estado de las propiedades',
    status: { occupied: 'Ocupada', available: 'Disponible', maintenance: 'En mantenimiento' },
    until: (date) => `hasta el ${date}`,
    next: (date) => `próxima llegada el ${date}`,
    ready: (date) => `lista el ${date}`,
  },
};
