/** Sample figures of the frame. */
export const UNREAD_MESSAGES = 3;

/** Sample notices behind the bell, newest first. */
export const bellNotices = [
  { id: 'booking', minutesAgo: 42, text: 'New reservation: Ocean Villa Infinity, five nights.' },
  { id: 'maintenance', minutesAgo: 190, text: 'Pool service at Villa Paradise is finished.' },
] as const;
