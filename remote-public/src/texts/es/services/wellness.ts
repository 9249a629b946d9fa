import type { wellness as english } from '../../en/services/wellness';

export const wellness: typeof english = {
  'villa-massage': {
    title: 'Masaje en la villa',
    priceFrom: 'Desde USD 150 por hora',
    description:
      'Sueco, profundo o prenatal, en su terraza o en su recámara. Para parejas, dos terapeutas a la misma hora.',
  },
  'jetty-yoga': {
    title: 'Yoga al amanecer en el muelle',
    priceFrom: 'Desde USD 45 por persona',
    description:
      'Setenta y cinco minutos despacio sobre el agua quieta, en su muelle o en el nuestro, para quien empieza y para quien practica. Incluye tapetes, cobijas y té de jengibre. Una sesión privada en su villa, hasta para ocho personas, cuesta USD 180.',
  },
  temazcal: {
    title: 'Ceremonia de temazcal',
    priceFrom: 'Desde USD 110 por persona',
    description:
      'Un baño de vapor tradicional con hierbas y canto, a cargo de una familia que lo conserva desde hace generaciones. Termina con fruta y un chapuzón.',
  },
  'spa-day': {
    title: 'Día de spa en su patio',
    priceFrom: 'Desde USD 280 por persona',
    description:
      'Exfoliación, envoltura, masaje y facial en cuatro horas, en su patio o su terraza, con una comida en medio. Llevamos las camillas, los blancos y el silencio.',
  },
  'breath-and-sound': {
    title: 'Velada de respiración y sonido',
    priceFrom: 'Desde USD 60 por persona',
    description:
      'Respiración guiada y cuencos de cristal a la luz de las velas, una hora antes de dormir. Casi todos se duermen antes de la última nota.',
  },
};
