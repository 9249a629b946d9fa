import type { OfficeHoursWords } from '../en/office-hours';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const officeHours: OfficeHoursWords = {
  halfDays: false,
  weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  days: (first, last, count) => (count === 1 ? first : `${first} ${count === 2 ? 'y' : 'a'} ${last}`),
  interval: (opens, closes) => `de ${opens} a ${closes}`,
  and: ' y ',
  open: (days, hours) => capital(`${days} ${hours} h`),
  closed: (days) => capital(`${days} cerrado`),
};
