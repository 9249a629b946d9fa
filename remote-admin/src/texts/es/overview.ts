import type { overview as english } from '../en/overview';

export const overview: typeof english = {
  title: 'Panel',
  lead: 'Cómo está la casa hoy.',
  kpis: {
    title: 'Cifras clave',
    occupancy: 'Tasa de ocupación',
    revenue: 'Ingresos del mes',
    upcoming: 'Próximas reservaciones',
    nightly: 'Tarifa promedio por noche',
    points: (points) => `${points} puntos respecto al mes pasado`,
    share: (share) => `${share} respecto al mes pasado`,
    arrivals: { one: '# llegada en los próximos 7 días', other: '# llegadas en los próximos 7 días' },
  },
  actions: {
    title: 'Accesos rápidos',
    note: 'Estas herramientas vienen en camino. Cada enlace abre la página que las tendrá.',
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
