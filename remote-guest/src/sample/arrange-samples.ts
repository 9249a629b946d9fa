import { today } from '@marisma/area-kit/format';
import type { Contents } from '../lib/contents';
import { t } from '../texts';
import { sampleBookings } from './bookings';
import { samplePayments } from './payments';
import { sampleThreads } from './threads';

/** The samples of the dashboard, laid out around `now`. */
export function arrangeSamples(now: Date): Contents {
  const day = today(now);
  const bookings = sampleBookings(day);
  return {
    bookings,
    payments: samplePayments(bookings, day),
    threads: sampleThreads(now, { messages: t.messages.words, homes: t.homes }),
  };
}
