import type { dashboard as english } from '../en/dashboard';

export const dashboard: typeof english = {
  title: 'Panel · Marisma',
  welcome: 'Qué gusto verle',
  welcomeName: (name) => `Qué gusto verle, ${name}`,
  subtitle: 'Sus estancias, mensajes y pagos en un solo lugar.',
  sampleData: 'Datos de muestra',
  sampleNote: 'Son muestras de un sitio de demostración, no reservaciones suyas.',
  dialogFailed: 'No se pudo abrir. Revise su conexión e inténtelo de nuevo.',
  search: {
    label: 'Buscar casas',
    where: 'Dónde',
    wherePlaceholder: 'Laguna, playa, villa…',
    checkIn: 'Llegada',
    checkOut: 'Salida',
    pickDate: 'Elegir fecha',
    guests: 'Huéspedes',
    submit: 'Buscar',
    note: 'Pronto podrá buscar desde aquí.',
    browse: 'Ver todas las casas',
  },
  popular: {
    title: 'Las casas más buscadas',
    from: (price) => `Desde ${price} por noche`,
    rated: (rating) => `Calificación: ${rating} de 5`,
    facts: (bedrooms, sleeps) => `${bedrooms} recámaras · para ${sleeps} personas`,
    all: 'Ver todas las casas',
    allNote: 'Toda la colección, entre la laguna y el mar',
  },
  tabs: {
    label: 'Sus estancias y su cuenta',
    bookings: 'Reservaciones',
    wishlist: 'Favoritos',
    messages: 'Mensajes',
    reviews: 'Reseñas',
    payments: 'Pagos',
  },
};
