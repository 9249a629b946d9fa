import { selectTexts } from '../select-texts';

/** How a page states the office's hours. */
export const officeHours = selectTexts('officeHours', {
  /** The halves of a day. */
  halves: ['AM', 'PM'],
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  days: (first: string, last: string, count: number): string => (count === 1 ? first : `${first}-${last}`),
  interval: (opens: string, closes: string): string => `${opens}-${closes}`,
  /** Between the intervals of a day. */
  and: ', ',
  open: (days: string, hours: string): string => `${days} ${hours}`,
  closed: (days: string): string => `${days} closed`,
});

export type OfficeHoursWords = typeof officeHours;
