import type { OfficeHoursWords } from '../en/office-hours';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const officeHours: OfficeHoursWords = {
  halves: ['a.m.', 'p.m.'],
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  days: (first, last, count) => (count === 1 ? first : `${first} ${count === 2 ? 'y' : 'a'} ${last}`),
  interval: (opens, closes) => `de ${opens} a ${closes}`,
  and: ' y ',
  open: (days, hours) => capital(`${days}, ${hours}`),
  closed: (days) => capital(`${days}, cerrado`),
};
