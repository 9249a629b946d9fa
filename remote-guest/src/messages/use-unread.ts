import { useReadable } from '@marisma/shared/shell';
import { useGuest } from '../frame/guest-context';
import type { Thread } from '../sample/threads';

/** Which conversations hold something new, and how to say that one was read. */
export function useUnread() {
  const { readThreads } = useGuest().store;
  const read = useReadable(readThreads);
  return {
    isUnread: (thread: Thread) => thread.unread && !read.includes(thread.id),
    markRead: (thread: Thread) =>
      readThreads.update((ids) => (ids.includes(thread.id) ? ids : [...ids, thread.id])),
  };
}
