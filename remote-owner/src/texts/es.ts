import type { Texts } from './en';

const forms = (one: string, other: string) => ({ one, other });

/** The owner area in Spanish. */
export const es: Texts = {
  area: 'Área de propietarios',
  title: (page) => `${page} · Área de propietarios · Marisma`,
  sampleData: 'Datos de muestra: estas cifras no son reales.',
  nav: {
    overview: 'Panel',
    calendar: 'Calendario',
    reservations: 'Reservaciones',
    payouts: 'Pagos',
    reviews: 'Reseñas',
    property: 'Mi propiedad',
    messages: 'Mensajes',
    settings: 'Configuración',
    help: 'Ayuda',
    community: 'Comunidad',
    backToSite: 'Volver al sitio',
  },
  reservations: {
    guest: 'Huésped',
    property: 'Propiedad',
    stay: 'Estancia',
    status: 'Estado',
    amount: 'Importe',
    nights: forms('# noche', '# noches'),
    statuses: { confirmed: 'Confirmada', pending: 'Pendiente', cancelled: 'Cancelada' },
  },
  reviews: { title: 'Últimas reseñas', all: 'Todas las reseñas' },
  host: {
    pageTitle: 'Panel de anfitrión · Marisma',
    eyebrow: 'Panel de anfitrión',
    greeting: (name) => `Qué gusto verle, ${name}`,
    greetingWithoutName: 'Qué gusto verle',
    lead: 'Sus casas, sus huéspedes y lo que dejan.',
    addProperty: 'Agregar propiedad',
    openArea: 'Abrir el área de propietarios',
    stats: {
      title: 'Sus cifras',
      revenue: 'Ingresos del año',
      revenueNote: (share) => `${share} respecto al año pasado`,
      reservations: 'Reservaciones',
      reservationsNote: forms('# por venir', '# por venir'),
      occupancy: 'Ocupación',
      occupancyNote: 'Últimos 90 días',
      rating: 'Calificación de huéspedes',
      ratingNote: forms('de # reseña', 'de # reseñas'),
    },
    properties: {
      title: 'Sus propiedades',
      all: 'Todas las propiedades',
      active: 'Activa',
      bookings: forms('# reservación', '# reservaciones'),
      revenue: (amount) => `${amount} este año`,
    },
    reservations: {
      title: 'Reservaciones',
      filter: 'Mostrar reservaciones',
      allStatuses: 'Todas',
      shown: forms('Se muestra # reservación', 'Se muestran # reservaciones'),
      none: 'No hay reservaciones con este estado',
      noneHint: 'Elija otro estado para ver las demás.',
    },
    payouts: {
      title: 'Pagos',
      next: 'Próximo pago',
      date: 'Fecha',
      property: 'Propiedad',
      amount: 'Importe',
      status: 'Estado',
      statuses: { paid: 'Pagado', scheduled: 'Programado', processing: 'En proceso' },
    },
    more: {
      title: 'Más para anfitriones',
      analytics: { name: 'Análisis', text: 'Demanda, tarifas y anticipación de las reservaciones.' },
      help: { name: 'Ayuda', text: 'Respuestas a lo que más preguntan los anfitriones.' },
      community: { name: 'Comunidad', text: 'Conozca a los demás propietarios del desarrollo.' },
    },
  },
  overview: {
    title: 'Panel',
    lead: 'El mes de un vistazo.',
    kpis: {
      title: 'Cifras clave',
      revenue: 'Ingresos del mes',
      revenueNote: (share) => `${share} respecto al mes pasado`,
      occupancy: 'Tasa de ocupación',
      occupancyNote: (points) => `${points} puntos respecto al mes pasado`,
      upcoming: 'Próximas reservaciones',
      upcomingNote: forms('# espera su respuesta', '# esperan su respuesta'),
      rating: 'Calificación promedio',
      ratingNote: forms('de # reseña', 'de # reseñas'),
    },
    actions: {
      title: 'Accesos rápidos',
      calendar: { name: 'Bloquear fechas', text: 'Reserve días para usted' },
      messages: { name: 'Escribir a huéspedes', text: 'Responda sus preguntas' },
      property: { name: 'Editar propiedad', text: 'Fotos y textos' },
      payouts: { name: 'Ver pagos', text: 'Lo pagado y lo pendiente' },
    },
    chart: {
      title: 'Ingresos por mes',
      caption: 'Gráfica provisional: ingresos de muestra de los últimos doce meses, en dólares.',
      summary: (best, amount) => `Mejor mes: ${best}, ${amount}.`,
      showTable: 'Mostrar las cifras en una tabla',
      month: 'Mes',
      revenue: 'Ingresos',
    },
    upcoming: { title: 'Próximas reservaciones', all: 'Todas las reservaciones' },
    notifications: {
      title: 'Notificaciones',
      unread: forms('# sin leer', '# sin leer'),
      allRead: 'Todo leído',
      older: (shown, all) => `Las últimas ${shown} de ${all}`,
      markRead: 'Marcar como leída',
      markAllRead: 'Marcar todas como leídas',
      isUnread: 'Sin leer',
      kinds: { booking: 'Reservación', review: 'Reseña', payout: 'Pago', cancellation: 'Cancelación' },
      none: 'Nada nuevo',
      noneHint: 'Aquí se anuncian reservaciones, reseñas y pagos.',
    },
    summary: {
      title: 'Resumen mensual',
      month: 'Mes',
      figure: 'Concepto',
      value: 'Valor',
      reservations: 'Reservaciones',
      nights: 'Noches reservadas',
      occupancy: 'Ocupación',
      revenue: 'Ingresos',
      commission: (share) => `Comisión de administración (${share})`,
      upkeep: 'Limpieza y mantenimiento',
      payout: 'Su pago',
      download: 'Descargar CSV',
      print: 'Imprimir',
      fileName: (month) => `marisma-resumen-${month}.csv`,
      printTitle: (month) => `Marisma · ${month} · cifras de muestra, no reales`,
    },
  },
  comingSoon: {
    contact: 'Mientras tanto, pregunte a su equipo de anfitriones Marisma',
    pages: {
      calendar: {
        title: 'Calendario',
        what: 'Todo su año en un calendario: estancias, noches libres y las fechas que guarda para usted.',
      },
      reservations: {
        title: 'Reservaciones',
        what: 'Cada reservación con sus huéspedes, datos de llegada y peticiones especiales, y su respuesta a cada una.',
      },
      payouts: {
        title: 'Pagos',
        what: 'Lo que se pagó, lo que está por pagarse y cuándo, con los estados de cuenta que pide su contador.',
      },
      reviews: {
        title: 'Reseñas',
        what: 'Lo que los huéspedes escribieron de su casa, y un lugar para darles las gracias.',
      },
      property: {
        title: 'Mi propiedad',
        what: 'Su casa como la ven los huéspedes: fotos, descripción, reglamento y tarifas por noche.',
      },
      messages: {
        title: 'Mensajes',
        what: 'Un solo buzón para huéspedes, concierge y su administrador.',
      },
      settings: {
        title: 'Configuración',
        what: 'Cómo localizarle, a dónde van sus pagos y de qué quiere que le avisemos.',
      },
      properties: {
        title: 'Propiedades',
        what: 'Todas sus casas, una junto a otra, con sus reservaciones, ingresos y calificación.',
      },
      'properties/new': {
        title: 'Agregar propiedad',
        what: 'Una guía breve para publicar una casa nueva: ubicación, espacios, fotos y tarifas.',
      },
      analytics: {
        title: 'Análisis',
        what: 'Demanda, tarifas por noche y anticipación de las reservaciones, comparadas con casas como la suya.',
      },
      help: {
        title: 'Ayuda',
        what: 'Respuestas a lo que más preguntan los anfitriones, y línea directa con el equipo que cuida su casa.',
      },
      community: {
        title: 'Comunidad',
        what: 'Un lugar para conocer a los demás propietarios del desarrollo y compartir lo que funciona.',
      },
    },
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No existe esa página en el área de propietarios.',
    home: 'Volver al panel',
  },
  sample: {
    locations: {
      'ocean-villa-infinity': 'Playa Las Dunas, costa del Pacífico, México',
      'lagoon-villa-serenity': 'Laguna Norte, costa del Pacífico, México',
    },
    reviews: {
      'rv-88':
        'Vimos ballenas desde la terraza durante el desayuno. La casa estaba impecable y el equipo pensó en todo.',
      'rv-87':
        'Agua en calma, gente amable y una cocina en la que dan ganas de cocinar. Los niños no se querían ir.',
      'rv-86':
        'Hermosa y tranquila. La red inalámbrica estuvo lenta dos noches; todo lo demás, como lo prometieron.',
    },
    notifications: {
      'n-61': {
        title: 'Nueva solicitud de reservación',
        message: 'Noor El-Amin solicita cuatro noches en Ocean Villa Infinity.',
      },
      'n-60': {
        title: 'Cinco estrellas',
        message: 'Ingrid Halvorsen escribió una reseña de Ocean Villa Infinity.',
      },
      'n-59': {
        title: 'Pago en camino',
        message: 'Se procesan USD 9,840 por Lagoon Villa Serenity.',
      },
      'n-58': {
        title: 'Reservación cancelada',
        message: 'Aiko Tanabe canceló seis noches en Lagoon Villa Serenity.',
      },
      'n-57': {
        title: 'Reservación confirmada',
        message: 'Grace Whitfield se queda diez noches en Lagoon Villa Serenity.',
      },
      'n-56': { title: 'Pago enviado', message: 'Se pagaron USD 17,920 por Ocean Villa Infinity.' },
    },
  },
};
