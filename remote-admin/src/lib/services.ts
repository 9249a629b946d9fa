import type { Enums } from '@marisma/area-kit/data';
import { formatCents } from '@marisma/area-kit/booking/calendar';
import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { BadgeTone } from '@marisma/area-kit/ui';
import { formatDay } from './format';
import { t } from '../texts';

/** The color of each status. */
export const tones: Record<Enums<'service_status'>, BadgeTone> = {
  asked: 'warning',
  offered: 'neutral',
  accepted: 'warning',
  arranged: 'success',
  done: 'success',
  declined: 'danger',
  called_off: 'danger',
};

/** 'Feb 14, 2027, 7:30 PM'; a day without an hour says so. */
export const formatWhen = (on_day: string, at_time: string | null): string =>
  `${formatDay(on_day)}, ${at_time ? formatClock(at_time, intlLocale()) : t.deskService.noHour}`;

export const formatPrice = (cents: number): string => (cents > 0 ? formatCents(cents) : t.deskService.free);
