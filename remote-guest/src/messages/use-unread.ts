import { useReadable } from '@marisma/area-kit/shell';
import { useGuest } from '../frame/guest-context';
import type { Thread } from '../lib/thread';

/** The unread conversations, and a function to mark one as read. */
export function useUnread() {
  const { readThreads } = useGuest().store;
  const read = useReadable(readThreads);
  return {
    isUnread: (thread: Thread) => thread.unread && !read.includes(thread.readKey),
    markRead: (thread: Thread) =>
      readThreads.update((ids) => (ids.includes(thread.readKey) ? ids : [...ids, thread.readKey])),
  };
}
