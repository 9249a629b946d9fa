import type { concierge as english } from '../en/concierge';

export const concierge: typeof english = {
  title: 'Servicios y actividades',
  heroLine:
    'Una mesa en la duna, una lancha con la primera luz, alguien que repare un papalote. Basta con pedirlo.',
  talkToConcierge: 'Hablar con un concierge',
  eyebrow: 'El concierge',
  filters: 'Encuentre un servicio',
  categories: 'Filtrar por categoría',
  allServices: 'Todos los servicios',
  results: (count) => (count === 1 ? '1 servicio' : `${count} servicios`),
  bookNow: 'Reservar',
  search: 'Buscar servicios',
  searchPlaceholder: 'Chef, kayak, aeropuerto…',
  noResults: 'No se encontraron servicios',
  noResultsHint:
    'Pruebe con otras palabras u otra categoría. O simplemente pregúntenos: casi nada de lo que organizamos está en una lista.',
  clearFilters: 'Quitar filtros',
  howItWorks: {
    title: 'Cómo funciona',
    steps: {
      request: {
        title: 'Solicite',
        text: 'Elija un servicio y díganos el día y cuántas personas serán. No se cobra nada.',
      },
      customize: {
        title: 'Ajuste',
        text: 'Su concierge le escribe con horarios, opciones y el precio final, y lo ajusta con usted.',
      },
      enjoy: {
        title: 'Disfrute',
        text: 'Todo llega a la casa, o pasamos por usted. Solo tiene que estar ahí.',
      },
    },
  },
  closing: {
    title: '¿Algo que no está en la lista?',
    text: 'Casi todos nuestros mejores días empezaron con una petición fuera de lo común.',
    contact: 'Contáctenos',
    properties: 'Ver propiedades',
  },
};
