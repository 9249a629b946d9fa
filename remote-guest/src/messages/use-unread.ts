import { useReadable } from '@marisma/area-kit/shell';
import { useGuestStore } from '../frame/guest-store';
import type { Conversation } from '../parts/own';
import { messagesOf } from './conversation';

/** Which conversations are unread, and a function to mark one as read. */
export function useUnread() {
  const { readMessages } = useGuestStore();
  const read = useReadable(readMessages);
  // Changes with each message of the other side.
  const keyOf = (conversation: Conversation) => `${conversation.id}:${messagesOf(conversation).at(-1)?.id}`;
  return {
    isUnread: (conversation: Conversation) =>
      messagesOf(conversation).at(-1)?.mine === false && !read.includes(keyOf(conversation)),
    markRead: (conversation: Conversation) =>
      readMessages.update((keys) => [...new Set([...keys, keyOf(conversation)])]),
  };
}
