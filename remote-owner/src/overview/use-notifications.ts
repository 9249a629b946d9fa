import { useStoredState } from '@marisma/area-kit/ui';
import type { Notification } from '../dashboard/dashboard';

/** Maximum number of listed notifications. */
export const SHOWN_AT_MOST = 4;

const NOTHING_READ: readonly string[] = [];

const parse = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;

/** The latest notifications, and which of them are marked as read on this device. */
export function useNotifications(all: readonly Notification[]) {
  const [readIds, store] = useStoredState('marisma.owner.read-notifications', NOTHING_READ, parse);
  const latest = all.slice(0, SHOWN_AT_MOST).map((notification) => ({
    ...notification,
    read: notification.read || readIds.includes(notification.id),
  }));
  const markRead = (...ids: string[]) => store([...new Set([...readIds, ...ids])]);
  return { latest, count: all.length, unread: latest.filter(({ read }) => !read).length, markRead };
}
