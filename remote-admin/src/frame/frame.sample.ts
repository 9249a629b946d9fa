import { t } from '../texts';

/** Sample figures of the frame. */
export const UNREAD_MESSAGES = 3;

/** Sample notices behind the bell, newest first. */
export const bellNotices = [
  { id: 'booking', minutesAgo: 42, text: t.sample.notices.booking },
  { id: 'maintenance', minutesAgo: 190, text: t.sample.notices.maintenance },
] as const;
