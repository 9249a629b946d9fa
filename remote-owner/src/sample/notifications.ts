import { formatMoney, plural } from '@marisma/shared/format';
import { houseNames } from '@marisma/shared/houses';
import { intlLocale } from '@marisma/shared/texts';
import { t } from '../texts';
import { payouts, type Payout } from './payouts';
import { reservations } from './reservations';
import { reviews } from './reviews';

export type NotificationType = 'booking' | 'review' | 'payout' | 'cancellation';

/** A sample notification. */
export interface Notification {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  minutesAgo: number;
  read: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const words = t.sample.notifications;

/** A notification about the reservation of this code. */
function ofStay(code: string, { title, message }: (typeof words)['request']) {
  const stay = reservations.find(({ id }) => id === code);
  if (!stay) throw new RangeError(`No sample reservation ${code}.`);
  const nights = plural(stay.nights, t.reservations.nights, intlLocale());
  return { title, message: message(stay.guest, nights, stay.property) };
}

const ofPayout = ({ amount, house }: Payout, { title, message }: (typeof words)['paid']) => ({
  title,
  message: message(formatMoney(amount, intlLocale()), houseNames[house]),
});

const [review] = reviews;
const [, processing, paid] = payouts;

/** Newest first. */
export const notifications: readonly Notification[] = [
  { id: 'n-61', type: 'booking', ...ofStay('MR-2421', words.request), minutesAgo: 35, read: false },
  {
    id: 'n-60',
    type: 'review',
    title: words.review.title,
    message: words.review.message(review.guest, review.property),
    minutesAgo: review.daysAgo * DAY,
    read: false,
  },
  {
    id: 'n-59',
    type: 'payout',
    ...ofPayout(processing, words.processing),
    minutesAgo: 47 * HOUR,
    read: true,
  },
  {
    id: 'n-58',
    type: 'cancellation',
    ...ofStay('MR-2414', words.cancellation),
    minutesAgo: 74 * HOUR,
    read: true,
  },
  { id: 'n-57', type: 'booking', ...ofStay('MR-2409', words.confirmed), minutesAgo: 5 * DAY, read: true },
  { id: 'n-56', type: 'payout', ...ofPayout(paid, words.paid), minutesAgo: -paid.day * DAY, read: true },
];
