import { readStayEvent } from '@marisma/area-kit/booking';
import { pickMessages, type Message } from '@marisma/area-kit/thread';
import type { Conversation, EventRow } from '../parts/own';
import { wishInWords } from '../parts/stay';

const textOf = (event: EventRow): string => {
  const read = readStayEvent(event);
  return [read?.what === 'wish' && wishInWords(read), event.body].filter(Boolean).join('\n\n');
};

/** The messages of a conversation, oldest first; a wish for other nights is one. */
export const messagesOf = ({ request_events }: Conversation): Message[] =>
  pickMessages(request_events, textOf).filter(({ text, byMail }) => text !== '' || byMail);

/** Conversations, that with the latest message first. */
export const latestFirst = (conversations: readonly Conversation[]): Conversation[] =>
  conversations
    .map((each) => ({ each, at: Date.parse(messagesOf(each).at(-1)?.at ?? each.opened_at) }))
    .sort((a, b) => b.at - a.at)
    .map(({ each }) => each);
