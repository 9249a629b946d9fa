import { formatCents } from '@marisma/area-kit/booking/calendar';
import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { dayInWords } from './moments';
import { t } from '../texts';

/** 'Feb 14, 2027, 7:30 PM'; a day without an hour says so. */
export const whenInWords = (on_day: string, at_time: string | null): string =>
  `${dayInWords(on_day)}, ${at_time ? formatClock(at_time, intlLocale()) : t.deskService.noHour}`;

export const priceInWords = (cents: number): string => (cents > 0 ? formatCents(cents) : t.deskService.free);
