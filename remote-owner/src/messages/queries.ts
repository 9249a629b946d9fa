import { change, read } from '@marisma/area-kit/data';
import { useChange, useProfile, useRead } from '@marisma/area-kit/queries';
import { useUser } from '@marisma/area-kit/shell';
import { pickMessages, type Message } from '@marisma/area-kit/thread';

export const MESSAGES = ['messages'];

/** A conversation of an owner with the team. */
export interface Conversation {
  id: string;
  openedAt: string;
  /** Since when the team owes an answer; null where it does not. */
  turnAt: string | null;
  /** The house that it is about; undefined where it is about none in particular. */
  property: unknown;
  /** Oldest first. */
  messages: Message[];
}

/** What the signed-in person has written as an owner, with the answers; the latest conversation first. */
export function useConversations() {
  const { id } = useUser();
  return useRead(
    'reading the messages',
    [...MESSAGES, id],
    async (client, signal): Promise<Conversation[]> => {
      const rows = await read(
        client
          .from('requests')
          .select('id, opened_at, turn_at, request_events(id, at, kind, body, data)')
          .eq('guest_id', id)
          .eq('kind', 'inquiry')
          .in('request_events.kind', ['message_in', 'message_out'])
          .order('id', { referencedTable: 'request_events' })
          .order('opened_at', { ascending: false })
          .limit(50),
        signal,
      );
      return rows
        .filter(({ request_events: [first] }) => first?.data.inquiry_type === 'owner')
        .map(({ id, opened_at, turn_at, request_events: events }) => ({
          id,
          openedAt: opened_at,
          turnAt: turn_at,
          property: events[0]?.data['property_id'],
          messages: pickMessages(events),
        }));
    },
    { staleTime: 5_000, refetchInterval: 60_000 },
  );
}

/** Begins a conversation, as a visitor's inquiry does. */
export function useBegin() {
  const { email, fullName } = useProfile(useUser());
  return useChange(async (client, { property, message }: { property: string; message: string }) => {
    await change(
      client.from('contact_submissions').insert({
        name: (fullName || email).slice(0, 100),
        email,
        inquiry_type: 'owner',
        message,
        property_id: property || null,
      }),
    );
  }, MESSAGES);
}
