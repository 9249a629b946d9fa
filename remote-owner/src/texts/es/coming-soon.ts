import type { comingSoon as english } from '../en/coming-soon';

export const comingSoon: typeof english = {
  contact: 'Mientras tanto, escríbanos',
  pages: {
    payouts: {
      title: 'Pagos',
      what: 'Lo que se pagó, lo que está por pagarse y cuándo, con los estados de cuenta que pide su contador.',
      meanwhile: 'Ver los estados de cuenta',
    },
    reviews: {
      title: 'Reseñas',
      what: 'Lo que los huéspedes escribieron de su casa, y un lugar para darles las gracias.',
    },
    property: {
      title: 'Mi propiedad',
      what: 'Su casa como la ven los huéspedes: fotos, descripción, reglamento y tarifas por noche.',
      meanwhile: 'Ver su casa en el sitio',
    },
    messages: {
      title: 'Mensajes',
      what: 'Un solo buzón para huéspedes, concierge y su administrador.',
    },
    settings: {
      title: 'Configuración',
      what: 'Cómo comunicarnos con usted, a dónde van sus pagos y de qué quiere que le avisemos.',
      meanwhile: 'Cambiar su nombre y teléfono',
    },
    properties: {
      title: 'Propiedades',
      what: 'Todas sus casas, una junto a otra, con sus reservaciones, ingresos y calificación.',
      meanwhile: 'Ver sus casas en el calendario',
    },
    'properties/new': {
      title: 'Agregar propiedad',
      what: 'Una guía breve para publicar una casa nueva: ubicación, espacios, fotos y tarifas.',
    },
    analytics: {
      title: 'Análisis',
      what: 'Demanda, tarifas por noche y anticipación de las reservaciones, comparadas con casas como la suya.',
      meanwhile: 'Ver ingresos y ocupación',
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
};
