import { t } from '../texts';

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

/** Newest first. */
export const notifications: readonly Notification[] = [
  {
    id: 'n-61',
    type: 'booking',
    ...t.sample.notifications['n-61'],
    minutesAgo: 35,
    read: false,
  },
  {
    id: 'n-60',
    type: 'review',
    ...t.sample.notifications['n-60'],
    minutesAgo: 60 * 26,
    read: false,
  },
  {
    id: 'n-59',
    type: 'payout',
    ...t.sample.notifications['n-59'],
    minutesAgo: 60 * 47,
    read: true,
  },
  {
    id: 'n-58',
    type: 'cancellation',
    ...t.sample.notifications['n-58'],
    minutesAgo: 60 * 74,
    read: true,
  },
  {
    id: 'n-57',
    type: 'booking',
    ...t.sample.notifications['n-57'],
    minutesAgo: 60 * 120,
    read: true,
  },
  {
    id: 'n-56',
    type: 'payout',
    ...t.sample.notifications['n-56'],
    minutesAgo: 60 * 24 * 20,
    read: true,
  },
];
