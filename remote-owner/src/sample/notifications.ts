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
    title: 'New booking request',
    message: 'Noor El-Amin asks for four nights at Ocean Villa Infinity.',
    minutesAgo: 35,
    read: false,
  },
  {
    id: 'n-60',
    type: 'review',
    title: 'Five stars',
    message: 'Ingrid Halvorsen reviewed Ocean Villa Infinity.',
    minutesAgo: 60 * 26,
    read: false,
  },
  {
    id: 'n-59',
    type: 'payout',
    title: 'Payout on its way',
    message: '$9,840 for Lagoon Villa Serenity is being processed.',
    minutesAgo: 60 * 47,
    read: true,
  },
  {
    id: 'n-58',
    type: 'cancellation',
    title: 'Reservation cancelled',
    message: 'Aiko Tanabe cancelled six nights at Lagoon Villa Serenity.',
    minutesAgo: 60 * 74,
    read: true,
  },
  {
    id: 'n-57',
    type: 'booking',
    title: 'Booking confirmed',
    message: 'Grace Whitfield stays ten nights at Lagoon Villa Serenity.',
    minutesAgo: 60 * 120,
    read: true,
  },
  {
    id: 'n-56',
    type: 'payout',
    title: 'Payout sent',
    message: '$17,920 for Ocean Villa Infinity was paid.',
    minutesAgo: 60 * 24 * 20,
    read: true,
  },
];
