import type { about as english } from '../en/about';

export const about: typeof english = {
  title: 'Nosotros',
  eyebrow: 'La empresa',
  heroLine: 'Una empresa pequeña con las llaves de muy buenas casas.',
  story: {
    title: 'Nuestra historia',
    paragraphs: [
      'Marisma empezó con una villa y una promesa a su dueña: cuidar la casa como si fuera la nuestra. Los huéspedes notaron la diferencia, los vecinos pidieron lo mismo y el manojo de llaves fue creciendo despacio, casa por casa.',
      'Una marisma es la tierra donde la laguna se encuentra con el mar. Nos queda bien. Vivimos entre el agua quieta y el oleaje, y nuestros días siguen las mareas: lanchas por la mañana, sombra al mediodía, mesas junto al agua por la noche.',
      'Todavía revisamos en persona cada casa antes de cada llegada. Abrimos las ventanas, dejamos correr el agua, nos sentamos en las sillas. Si algo no está bien, no será usted quien lo descubra.',
    ],
  },
  values: {
    title: 'Nuestros principios',
    items: {
      care: {
        title: 'Cuidado',
        text: 'Notamos lo pequeño: el libro que quedó abierto, el niño que no come nada verde, el vuelo que llega tarde.',
      },
      candor: {
        title: 'Franqueza',
        text: 'Un precio total con impuestos, imágenes honestas y un no sin rodeos cuando una casa no es para usted.',
      },
      place: {
        title: 'Respeto por el lugar',
        text: 'Contratamos a gente de aquí, compramos en el mercado de la mañana y bajamos las luces cuando salen las tortugas.',
      },
      craft: {
        title: 'Oficio',
        text: 'Amas de llaves, jardineros, cocineras y capitanes orgullosos de su oficio, y pagados como se debe.',
      },
    },
  },
  awards: {
    title: 'Reconocimientos',
    items: {
      hospitality: { title: 'Hospitalidad costera del año', by: 'Premio de muestra' },
      concierge: { title: 'Mejor concierge de villas', by: 'Premio de muestra' },
      sustainability: { title: 'Premio al cuidado de la laguna', by: 'Premio de muestra' },
      design: { title: 'Residencias con carácter', by: 'Premio de muestra' },
    },
  },
  closing: {
    title: 'Venga a verlo',
    text: 'Las casas dicen más de nosotros que nosotros mismos.',
    properties: 'Ver propiedades',
    contact: 'Contáctenos',
  },
};
