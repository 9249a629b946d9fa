import {
  ask,
  parseQuote,
  parseStay,
  type Quote,
  type RefusalWord,
  type RequestedStay,
} from '@marisma/area-kit/stays';
import * as z from '@marisma/area-kit/shape';
import type { Client, Nights, Stay } from './calendar.data';

const PATIENCE_MS = 15_000;
/** A change that is given up may still have been stored, so it is given time. */
const STORE_WITHIN_MS = 30_000;

/** A stay to be priced. */
export interface StaffStay extends Nights {
  propertyId: string;
  guests: number;
}

/** A price, and the rule of guests that staff set aside with it. */
export interface StaffQuote {
  quote: Quote;
  setAside?: Extract<RefusalWord, 'min_nights' | 'arrival_day'>;
}

const args = ({ propertyId, from, to, guests }: StaffStay) => ({
  property_id: propertyId,
  check_in: from,
  check_out: to,
  guests,
});

const aside = z.object({
  set_aside: z.catch<'min_nights' | 'arrival_day' | undefined>(
    z.enum(['min_nights', 'arrival_day']),
    undefined,
  ),
});

/**
 * What a stay costs, for staff.
 * @param ofStay the stay whose own nights count as free
 * @throws Refusal with the first rule that staff may not set aside
 */
export const staffQuote = (
  client: Client,
  stay: StaffStay,
  ofStay: string | undefined,
  signal: AbortSignal,
): Promise<StaffQuote> =>
  ask(
    (until) =>
      client
        .rpc('staff_quote', { ...args(stay), ...(ofStay && { reservation_id: ofStay }) })
        .retry(false)
        .abortSignal(until),
    (answer) => ({ quote: parseQuote(answer), setAside: aside.parse(answer).set_aside }),
    PATIENCE_MS,
    signal,
  );

export interface NewStay extends StaffStay {
  name: string;
  email: string;
  phone: string;
  /** Agreed at once; otherwise held like a request. */
  confirmed: boolean;
  /** The language of the guest's mails. */
  locale: string;
  /** Of the quote that was read; another price is refused. */
  quoteHash: string;
  /** The same key gives the same stay. */
  requestKey: string;
}

/**
 * Writes down the stay of a guest without an account.
 * @throws Refusal
 */
export const createStay = (client: Client, stay: NewStay): Promise<RequestedStay> =>
  ask(
    (until) =>
      client
        .rpc('create_stay', {
          ...args(stay),
          name: stay.name,
          email: stay.email,
          phone: stay.phone,
          confirmed: stay.confirmed,
          locale: stay.locale,
          quote_hash: stay.quoteHash,
          request_key: stay.requestKey,
        })
        .retry(false)
        .abortSignal(until),
    parseStay,
    STORE_WITHIN_MS,
  );

type Seen = Pick<Stay, 'id' | 'version'>;

/**
 * Gives a stay other nights, at the price that was read.
 * @throws Refusal `stale` when somebody changed the stay since it was read, `price_changed` at another price
 */
export const moveStay = (
  client: Client,
  { id, version }: Seen,
  { from, to }: Nights,
  quoteHash: string,
): Promise<RequestedStay> =>
  ask(
    (until) =>
      client
        .rpc('move_stay', {
          reservation_id: id,
          check_in: from,
          check_out: to,
          quote_hash: quoteHash,
          expected_version: version,
        })
        .retry(false)
        .abortSignal(until),
    parseStay,
    STORE_WITHIN_MS,
  );

/** Frees nights that another calendar takes, until it names them anew. @throws Refusal */
export const dropFeedNights = (client: Client, id: string): Promise<boolean> =>
  ask(
    (until) => client.rpc('drop_feed_nights', { occupancy_id: id }).retry(false).abortSignal(until),
    (answer) => z.boolean().parse(answer),
    STORE_WITHIN_MS,
  );

/** @throws Refusal as moveStay */
export const confirmStay = (client: Client, { id, version }: Seen): Promise<RequestedStay> =>
  ask(
    (until) =>
      client
        .rpc('confirm_stay', { reservation_id: id, expected_version: version })
        .retry(false)
        .abortSignal(until),
    parseStay,
    STORE_WITHIN_MS,
  );
