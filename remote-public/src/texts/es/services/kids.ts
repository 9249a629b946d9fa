import type { kids as english } from '../../en/services/kids';

export const kids: typeof english = {
  babysitting: {
    title: 'Niñera',
    priceFrom: 'Mínimo 3 horas',
    description:
      'Niñeras capacitadas en primeros auxilios que hablan inglés y español, desde USD 25 por hora. Siempre que se puede, vuelve la misma persona toda la semana. Una velada en su casa cuesta USD 80.',
  },
  'junior-explorers': {
    title: 'Pequeños exploradores',
    priceFrom: 'Desde USD 55 por niño',
    description:
      'Una mañana de cangrejos, semillas y huellas para niños de cinco a diez años, con cuaderno de campo para llevar.',
  },
  'sandcastle-school': {
    title: 'Escuela de castillos de arena',
    priceFrom: 'Desde USD 40 por niño',
    description:
      'Hora y media con un escultor de arena, foso incluido. Los papás pueden quedarse o dormir la siesta.',
  },
  'pool-safety': {
    title: 'Natación para los más chicos',
    priceFrom: 'Desde USD 60 por sesión',
    description:
      'Una instructora paciente enseña a flotar y a cuidarse en su propia alberca. Desde los tres años, una familia a la vez.',
  },
  'family-film-night': {
    title: 'Noche de cine en familia',
    priceFrom: 'Desde USD 220 por velada',
    description:
      'Una pantalla en su terraza, palomitas con limón, cobijas y la película que elijan. Todo recogido después de los créditos.',
  },
};
