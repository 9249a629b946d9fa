import type { Message, Thread } from '../lib/thread';
import { hostOf } from './bookings';
import type { HomeId } from './homes';

/** Each thread's messages, oldest first; the words stand in the texts under the message's id. */
const conversations = {
  'thread-serenity': {
    property: 'lagoon-villa-serenity',
    unread: true,
    messages: [
      { id: 'serenity-1', from: 'guest', minutesAgo: 3 * 1440 + 190 },
      { id: 'serenity-2', from: 'host', minutesAgo: 3 * 1440 + 95 },
      { id: 'serenity-3', from: 'host', minutesAgo: 130 },
    ],
  },
  'thread-infinity': {
    property: 'ocean-villa-infinity',
    unread: true,
    messages: [
      { id: 'infinity-1', from: 'host', minutesAgo: 6 * 1440 + 340 },
      { id: 'infinity-2', from: 'guest', minutesAgo: 5 * 1440 + 725 },
      { id: 'infinity-3', from: 'host', minutesAgo: 1500 },
    ],
  },
  'thread-paradise': {
    property: 'villa-paradise',
    unread: false,
    messages: [
      { id: 'paradise-1', from: 'host', minutesAgo: 90 * 1440 + 260 },
      { id: 'paradise-2', from: 'guest', minutesAgo: 89 * 1440 + 415 },
    ],
  },
} as const satisfies Record<string, SampleThread>;

interface SampleThread {
  property: HomeId;
  unread: boolean;
  messages: readonly { id: string; from: 'guest' | 'host'; minutesAgo: number }[];
}

export type ThreadId = keyof typeof conversations;
export type MessageId = (typeof conversations)[ThreadId]['messages'][number]['id'];

/** The words of the samples, in the visitor's language. */
interface SampleWords {
  messages: Record<MessageId, string>;
  homes: Record<HomeId, { title: string }>;
}

const MINUTE = 60_000;

/**
 * The sample threads, the latest message first.
 * @param now the moment that 'two hours ago' counts from
 */
export function sampleThreads(now: Date, words: SampleWords): readonly Thread[] {
  return (Object.keys(conversations) as ThreadId[])
    .map((id) => toThread(id, now, words))
    .sort((a, b) => b.lastMessage.time.getTime() - a.lastMessage.time.getTime());
}

function toThread(id: ThreadId, now: Date, words: SampleWords): Thread {
  const { property, unread, messages: written } = conversations[id];
  const messages: Message[] = written.map((message) => ({
    id: message.id,
    from: message.from,
    time: new Date(now.getTime() - message.minutesAgo * MINUTE),
    text: words.messages[message.id],
  }));
  const lastMessage = messages.at(-1);
  if (!lastMessage) throw new RangeError(`Thread ${id} has no message.`);
  const about = words.homes[property].title;
  return { id, ...hostOf(property), about, messages, lastMessage, unread, readKey: id };
}
