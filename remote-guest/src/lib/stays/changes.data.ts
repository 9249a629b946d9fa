import type { PlainDate } from '@marisma/area-kit/format';
import { ask, parseQuote, type Quote } from '@marisma/area-kit/stays';
import type { Database } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';
import { dollars } from './moments';

type Client = SupabaseClient<Database>;

/** A change that is given up may still have been stored, so it is given time. */
const PATIENCE_MS = 30_000;

/** A call whose answer is not needed: the stay is read again. */
const change = (call: Parameters<typeof ask>[0]): Promise<unknown> =>
  ask(call, (answer) => answer, PATIENCE_MS);

/** A stay as the guest sees it; the database refuses a change to another version. */
export interface Seen {
  id: string;
  version: number;
}

/**
 * Takes a pending request back.
 * @throws Refusal
 */
export const withdrawStay = (client: Client, { id, version }: Seen): Promise<unknown> =>
  change((until) =>
    client
      .rpc('withdraw_stay', { reservation_id: id, expected_version: version })
      .retry(false)
      .abortSignal(until),
  );

/**
 * Cancels a confirmed stay.
 * @throws Refusal
 */
export const cancelStay = (client: Client, { id, version }: Seen, reason: string): Promise<unknown> =>
  change((until) =>
    client
      .rpc('cancel_stay', { reservation_id: id, reason: reason.trim(), expected_version: version })
      .retry(false)
      .abortSignal(until),
  );

/**
 * US dollars that go back if the guest cancels today.
 * @throws Refusal
 */
export const readRefund = (client: Client, id: string): Promise<number> =>
  ask(
    (until) => client.rpc('stay_refund', { reservation_id: id }).retry(false).abortSignal(until),
    (cents) => dollars(z.int().parse(cents)),
    PATIENCE_MS,
  );

/** Other nights for a stay. */
export interface OtherNights {
  checkIn: PlainDate;
  checkOut: PlainDate;
}

/**
 * What a stay costs at other nights; its own nights count as free.
 * @throws Refusal with the first rule that they break
 */
export const quoteMove = (client: Client, id: string, nights: OtherNights): Promise<Quote> =>
  ask(
    (until) =>
      client
        .rpc('quote_move', { reservation_id: id, check_in: nights.checkIn, check_out: nights.checkOut })
        .retry(false)
        .abortSignal(until),
    parseQuote,
    PATIENCE_MS,
  );

/**
 * Asks for other nights; the stay itself stays as it is until staff move it.
 * @param wish `requestKey` is a uuid: the same key is one wish, however often it is sent
 * @throws Refusal
 */
export const askMove = (
  client: Client,
  { id, version }: Seen,
  wish: OtherNights & { message: string; quoteHash: string; requestKey: string },
): Promise<unknown> =>
  change((until) =>
    client
      .rpc('ask_move', {
        reservation_id: id,
        check_in: wish.checkIn,
        check_out: wish.checkOut,
        message: wish.message,
        quote_hash: wish.quoteHash,
        request_key: wish.requestKey,
        expected_version: version,
      })
      .retry(false)
      .abortSignal(until),
  );

/**
 * Writes to the house in the conversation of a request.
 * @throws Refusal
 */
export const sendMessage = (
  client: Client,
  requestId: string,
  body: string,
  requestKey: string,
): Promise<unknown> =>
  change((until) =>
    client
      .rpc('send_message', { request_id: requestId, body, request_key: requestKey })
      .retry(false)
      .abortSignal(until),
  );
