import { change, read, readOne, type Database, type Quote } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';
import { dollars } from './moments';

type Client = SupabaseClient<Database>;

/** A stay as the guest sees it; the database refuses a change to another version. */
export interface Seen {
  id: string;
  version: number;
}

/**
 * Takes a pending request back.
 * @throws DataError
 */
export const withdrawStay = (client: Client, { id, version }: Seen): Promise<unknown> =>
  change(client.rpc('withdraw_stay', { reservation_id: id, expected_version: version }));

/**
 * Cancels a confirmed stay.
 * @throws DataError
 */
export const cancelStay = (client: Client, { id, version }: Seen, reason: string): Promise<unknown> =>
  change(client.rpc('cancel_stay', { reservation_id: id, reason: reason.trim(), expected_version: version }));

/**
 * US dollars that go back if the guest cancels today.
 * @throws DataError
 */
export const readRefund = (client: Client, id: string): Promise<number> =>
  read(client.rpc('stay_refund', { reservation_id: id })).then((cents) => dollars(z.int().parse(cents)));

/** Other nights for a stay. */
export interface OtherNights {
  checkIn: PlainDate;
  checkOut: PlainDate;
}

/**
 * What a stay costs at other nights; its own nights count as free.
 * @throws DataError with the first rule that they break
 */
export const quoteMove = (client: Client, id: string, nights: OtherNights): Promise<Quote> =>
  readOne(
    client.rpc('quote_move', { reservation_id: id, check_in: nights.checkIn, check_out: nights.checkOut }),
  );

/**
 * Asks for other nights; the stay itself stays as it is until staff move it.
 * @param wish `requestKey` is a uuid: the same key is one wish, however often it is sent
 * @throws DataError
 */
export const askMove = (
  client: Client,
  { id, version }: Seen,
  wish: OtherNights & { message: string; quoteHash: string; requestKey: string },
): Promise<unknown> =>
  change(
    client.rpc('ask_move', {
      reservation_id: id,
      check_in: wish.checkIn,
      check_out: wish.checkOut,
      message: wish.message,
      quote_hash: wish.quoteHash,
      request_key: wish.requestKey,
      expected_version: version,
    }),
  );

/**
 * Writes to the house in the conversation of a request.
 * @throws DataError
 */
export const sendMessage = (
  client: Client,
  requestId: string,
  body: string,
  requestKey: string,
): Promise<unknown> =>
  change(client.rpc('send_message', { request_id: requestId, body, request_key: requestKey }));
