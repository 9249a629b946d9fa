export { writeCalendarFile, type AllDayEvent } from './calendar-file';
export { mailTo, telephone } from './contact-links';
export { downloadCsv, toCsv, type CsvCell } from './csv';
export { datePattern, formatDate, formatDateRange, withoutDayComma } from './format-date';
export { formatNights } from './format-nights';
export { formatAtHouse, formatClock, formatDayOf, formatMoment } from './house-moment';
export { dayAtHouse, HOUSE_ZONE } from './house-time';
export { formatMoney, formatNumber, formatPercent } from './money';
export {
  addDays,
  fromLocalDate,
  nightsBetween,
  parsePlainDate,
  toPlainDate,
  today,
  type PlainDate,
} from './plain-date';
export { setClockOffset, now } from './now';
export { plural } from './plural';
export { readCents } from './read-cents';
export { readDate } from './read-date';
export { formatRelativeTime } from './relative-time';
