import type { education as english } from '../../en/services/education';

export const education: typeof english = {
  'spanish-lessons': {
    title: 'Clases de español',
    priceFrom: 'Desde USD 50 por hora',
    description:
      'Conversación en su mesa o con un café en la plaza, para una persona o una familia de cinco.',
  },
  'school-tutor': {
    title: 'Tutoría escolar',
    priceFrom: 'Desde USD 65 por hora',
    description:
      'Mantiene al día las tareas en estancias largas, en inglés o español, de primaria a preparatoria.',
  },
  'bird-guide': {
    title: 'Observación de aves con una bióloga',
    priceFrom: 'Desde USD 80 por persona',
    description:
      'Tres horas al amanecer alrededor de la laguna, donde se han registrado más de cien especies. Incluye telescopio y lista.',
  },
  stargazing: {
    title: 'Noche de estrellas',
    priceFrom: 'Desde USD 70 por persona',
    description:
      'Un telescopio en su terraza y un astrónomo capaz de enseñarle Saturno a un niño de seis años. Mejor con luna nueva.',
  },
  'turtle-conservation': {
    title: 'Tarde de tortugas',
    priceFrom: 'Adultos USD 60\u00a0/ Niños USD 40',
    description:
      'De julio a diciembre, ayude a los voluntarios locales a liberar crías al anochecer. Parte de la cuota es para el campamento.',
  },
};
