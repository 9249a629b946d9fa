import { today } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import type { SampleHouseId } from '@marisma/area-kit/samples';
import type { Contents, Conversation } from '../parts/own';
import { t } from '../texts';
import { hosts, sampleStays } from './stays';

type Message = readonly [id: string, from: 'guest' | 'host', minutesAgo: number];

const DAY = 1440;

/** Each conversation's messages, oldest first; their words stand in the texts. */
const conversations = {
  'thread-serenity': {
    home: 'lagoon-villa-serenity',
    messages: [
      ['serenity-1', 'guest', 3 * DAY + 190],
      ['serenity-2', 'host', 3 * DAY + 95],
      ['serenity-3', 'host', 130],
    ],
  },
  'thread-infinity': {
    home: 'ocean-villa-infinity',
    messages: [
      ['infinity-1', 'host', 6 * DAY + 340],
      ['infinity-2', 'guest', 5 * DAY + 725],
      ['infinity-3', 'host', DAY + 60],
    ],
  },
  'thread-paradise': {
    home: 'villa-paradise',
    messages: [
      ['paradise-1', 'host', 90 * DAY + 260],
      ['paradise-2', 'guest', 89 * DAY + 415],
    ],
  },
} as const satisfies Record<string, { home: SampleHouseId; messages: readonly Message[] }>;

type ConversationId = keyof typeof conversations;
type MessageId = (typeof conversations)[ConversationId]['messages'][number][0];

/**
 * The sample conversations.
 * @param now the moment that 'two hours ago' counts from
 */
const sampleConversations = (now: Date, words: Record<MessageId, string>): Conversation[] =>
  (Object.keys(conversations) as ConversationId[]).map((id) => {
    const { home, messages } = conversations[id];
    const request_events = messages.map(([message, from, minutesAgo], index) => ({
      id: index,
      at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
      actor: from,
      kind: from === 'guest' ? ('message_in' as const) : ('message_out' as const),
      body: words[message],
      data: {},
    }));
    return {
      id,
      kind: 'stay',
      reservation_id: null,
      state: 'closed',
      opened_at: request_events[0]?.at ?? now.toISOString(),
      turn_at: null,
      request_events,
      service_arrangements: null,
      about: houseNames[home],
      sample: { host: hosts[home] },
    };
  });

/** The samples of the dashboard, laid out around `now`. */
export function samplesOn(now: Date): Contents {
  const conversations = sampleConversations(now, t.messages.words);
  const stays = sampleStays(today(now)).map((stay) => ({
    ...stay,
    request: conversations.find(({ about }) => about === stay.house),
  }));
  return { stays, conversations };
}
