import type { home as english } from '../en/home';

export const home: typeof english = {
  hero: {
    eyebrow: 'Villas & Residencias',
    title: 'Entre la laguna y el mar abierto',
    line: 'Villas y residencias privadas en la costa del Pacífico mexicano, al cuidado de gente que vive aquí y que a la segunda mañana ya sabe cómo toma usted el café.',
    exploreProperties: 'Ver propiedades',
    conciergeServices: 'Servicios de concierge',
    slideshow: 'Vistas de nuestras villas',
    pause: 'Pausar la presentación',
    play: 'Reproducir la presentación',
    goToSlide: (number, total) => `Mostrar la imagen ${number} de ${total}`,
  },
  intro: {
    eyebrow: 'Le damos la bienvenida a Marisma',
    title: 'Pocas casas, cuidadas con esmero',
    paragraphs: [
      'Cuidamos una colección pequeña en un mismo tramo de costa, donde una laguna tranquila descansa detrás de las dunas y el Pacífico rompe enfrente. Hemos dormido en cada recámara, probado cada regadera y sabemos qué terraza recibe la última luz.',
      'Cada estancia incluye limpieza diaria y un solo concierge, desde su primera pregunta hasta que vuelve a su hogar. Díganos quiénes vienen y cómo es para ustedes un buen día; de lo demás nos encargamos.',
    ],
  },
  collections: {
    eyebrow: 'Nuestras colecciones',
    title: 'Cuatro formas de hospedarse',
    explore: 'Ver la colección',
  },
  highlights: {
    eyebrow: 'La experiencia',
    title: 'Lo que viene con la llave',
    items: {
      access: {
        title: 'Acceso a la laguna y al mar',
        text: 'Reme en agua quieta antes del desayuno y escuche las olas al mediodía. Ninguna casa está a más de diez minutos de una u otro.',
      },
      amenities: {
        title: 'Comodidades de primera',
        text: 'Albercas, blancos que se cambian antes de que lo pida, cocinas a gusto de un chef y Wi-Fi de fibra hasta los camastros.',
      },
      concierge: {
        title: 'Servicios de concierge',
        text: 'Un chef para el jueves, una niñera para el viernes, una lancha cuando pasan las ballenas. Una persona lo organiza y se acuerda de todo.',
      },
      location: {
        title: 'Ubicación privilegiada',
        text: 'Playa, plaza del pueblo y marina a un trayecto corto, y calles tranquilas en cuanto cae la tarde.',
      },
    },
  },
  testimonials: {
    eyebrow: 'Nuestros huéspedes',
    title: 'Palabras del libro de visitas',
    note: 'Huéspedes y reseñas de muestra, escritos para esta demostración.',
  },
  closing: {
    title: 'Despierte junto al agua',
    text: 'Elija la casa, o cuéntenos la ocasión y permítanos proponerle una.',
    bookYourStay: 'Reserve su estancia',
    exploreConcierge: 'Conocer el concierge',
  },
};
