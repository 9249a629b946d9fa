import { now } from './now';
import type { PlainDate } from './plain-date';

/** The time zone of the houses and of the office. */
export const HOUSE_ZONE = 'America/Mexico_City';

/** The day where the houses are; en-CA writes days as ISO 8601 does. */
export const dayAtHouse = (moment: Date = now()): PlainDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: HOUSE_ZONE }).format(moment);
