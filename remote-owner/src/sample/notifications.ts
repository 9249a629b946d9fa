import { formatMoney, nightsBetween, plural, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { Notification, Payout } from '../lib/dashboard';
import { t } from '../texts';
import { payoutsOn } from './payouts';
import { reservationsOn } from './reservations';
import { reviewsOn } from './reviews';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Sample notifications, newest first. */
export function notificationsOn(today: PlainDate, now: Date): Notification[] {
  const words = t.sample.notifications;
  const reservations = reservationsOn(today);
  const [, processing, paid] = payoutsOn(today);
  const [review] = reviewsOn(today);

  /** A notification about the reservation of this code. */
  const ofStay = (code: string, { title, message }: (typeof words)['request']) => {
    const stay = reservations.find((one) => one.code === code);
    if (!stay) throw new RangeError(`No sample reservation ${code}.`);
    const nights = plural(nightsBetween(stay.check_in, stay.check_out), t.reservations.nights, intlLocale());
    return { title, message: message(stay.guest ?? '', nights, stay.property) };
  };
  const ofPayout = (payout: Payout | undefined, { title, message }: (typeof words)['paid']) => ({
    title,
    message: payout ? message(formatMoney(payout.amount_cents / 100, intlLocale()), payout.property) : '',
  });
  const ofReview = {
    title: words.review.title,
    message: words.review.message(review.guest, review.property),
  };
  const plan: [string, Notification['type'], { title: string; message: string }, minutesAgo: number][] = [
    ['n-61', 'booking', ofStay('MR-2421', words.request), 35],
    ['n-60', 'review', ofReview, DAY],
    ['n-59', 'payout', ofPayout(processing, words.processing), 47 * HOUR],
    ['n-58', 'cancellation', ofStay('MR-2414', words.cancellation), 74 * HOUR],
    ['n-57', 'booking', ofStay('MR-2409', words.confirmed), 5 * DAY],
    ['n-56', 'payout', ofPayout(paid, words.paid), 20 * DAY],
  ];
  return plan.map(([id, type, text, minutesAgo], place) => ({
    id,
    type,
    ...text,
    at: new Date(now.getTime() - minutesAgo * 60_000),
    read: place > 1,
  }));
}
