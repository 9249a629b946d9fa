import { change, read } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import type { Client } from '../changes.data';

/** An answer that staff send often, in both languages. */
export interface SavedReply {
  id: string;
  title: string;
  body: Readonly<Record<'en' | 'es', string>>;
  /** Zero for one that is not stored yet. */
  version: number;
}

const replies = z.array(
  z.object({ id: z.string(), title: z.string(), body_en: z.string(), body_es: z.string(), version: z.int() }),
);

/**
 * The saved replies that are in use, by title.
 * @throws DataError
 */
export const readReplies = (client: Client, signal?: AbortSignal): Promise<SavedReply[]> =>
  read(
    client
      .from('saved_replies')
      .select('id, title, body_en, body_es, version')
      .eq('active', true)
      .order('title')
      .order('id'),
    signal,
  ).then((answer) =>
    replies.parse(answer).map(({ id, title, body_en: en, body_es: es, version }) => ({
      id,
      title,
      body: { en, es },
      version,
    })),
  );

/**
 * Stores a saved reply, or puts it away.
 * @throws DataError `stale` when somebody else has changed it since
 */
export const saveReply = (client: Client, reply: SavedReply, active = true): Promise<unknown> =>
  change(
    client.rpc('save_reply', {
      reply_id: reply.id,
      title: reply.title,
      body_en: reply.body.en,
      body_es: reply.body.es,
      active,
      expected_version: reply.version,
    }),
  );

interface Written {
  requestId: string;
  body: string;
  /** A uuid; the same key is one message, however often it is sent. */
  key: string;
}

/**
 * Answers the guest.
 * @param version the state of the request that the answer was written to
 * @throws DataError `stale` when the request has changed since
 */
export const sendAnswer = (
  client: Client,
  { requestId, body, key }: Written,
  version: number,
): Promise<unknown> =>
  change(
    client.rpc('send_message', { request_id: requestId, body, request_key: key, expected_version: version }),
  );

/**
 * Notes what guests never read.
 * @throws DataError
 */
export const addNote = (client: Client, { requestId, body, key }: Written): Promise<unknown> =>
  change(client.rpc('add_note', { request_id: requestId, body, request_key: key }));

const lease = z.object({ mine: z.boolean() });

/**
 * Says for a minute that the caller is writing an answer, or no longer.
 * @returns whether the caller is the one who is named as writing
 * @throws DataError
 */
export const holdRequest = (client: Client, id: string, hold: boolean): Promise<boolean> =>
  change(client.rpc('hold_request', { request_id: id, hold })).then((answer) => lease.parse(answer).mine);
