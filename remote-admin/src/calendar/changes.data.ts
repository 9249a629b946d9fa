import { change, readOne, type ErrorCode, type Quote, type Tables } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import type { Client, Nights, Stay } from './calendar.data';

/** A stay to be priced. */
export interface StaffStay extends Nights {
  propertyId: string;
  guests: number;
}

/** A price, and the rule of guests that staff set aside with it. */
export interface StaffQuote {
  quote: Quote;
  setAside?: Extract<ErrorCode, 'min_nights' | 'arrival_day'>;
}

const args = ({ propertyId, from, to, guests }: StaffStay) => ({
  property_id: propertyId,
  check_in: from,
  check_out: to,
  guests,
});

/**
 * What a stay costs, for staff.
 * @param ofStay the stay whose own nights count as free
 * @throws DataError with the first rule that staff may not set aside
 */
export const staffQuote = (
  client: Client,
  stay: StaffStay,
  ofStay: string | undefined,
  signal: AbortSignal,
): Promise<StaffQuote> =>
  readOne(
    client.rpc('staff_quote', { ...args(stay), ...(ofStay && { reservation_id: ofStay }) }),
    signal,
  ).then((quote) => ({ quote, setAside: quote.set_aside ?? undefined }));

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
 * @throws DataError
 */
export const createStay = (client: Client, stay: NewStay): Promise<Tables<'reservations'>> =>
  change(
    client.rpc('create_stay', {
      ...args(stay),
      name: stay.name,
      email: stay.email,
      phone: stay.phone,
      confirmed: stay.confirmed,
      locale: stay.locale,
      quote_hash: stay.quoteHash,
      request_key: stay.requestKey,
    }),
  );

type Seen = Pick<Stay, 'id' | 'version'>;

/**
 * Gives a stay other nights, at the price that was read.
 * @throws DataError `stale` when somebody changed the stay since it was read, `price_changed` at another price
 */
export const moveStay = (
  client: Client,
  { id, version }: Seen,
  { from, to }: Nights,
  quoteHash: string,
): Promise<Tables<'reservations'>> =>
  change(
    client.rpc('move_stay', {
      reservation_id: id,
      check_in: from,
      check_out: to,
      quote_hash: quoteHash,
      expected_version: version,
    }),
  );

/** Frees nights that another calendar takes, until it names them anew. @throws DataError */
export const dropFeedNights = (client: Client, id: string): Promise<boolean> =>
  change(client.rpc('drop_feed_nights', { occupancy_id: id })).then((answer) => z.boolean().parse(answer));

/** @throws DataError as moveStay */
export const confirmStay = (client: Client, { id, version }: Seen): Promise<Tables<'reservations'>> =>
  change(client.rpc('confirm_stay', { reservation_id: id, expected_version: version }));
