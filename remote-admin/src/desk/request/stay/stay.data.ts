import { change, read, readOne, type Quote } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import type { PaymentKind } from '@marisma/area-kit/stays';
import * as z from '@marisma/area-kit/shape';
import type { Client } from '../changes.data';
import type { DeskStay } from '../read/request';

/** A stay as the caller has read it; another version is refused. */
type Seen = Pick<DeskStay, 'id' | 'version'>;
const seen = ({ id, version }: Seen) => ({ reservation_id: id, expected_version: version });

export interface Nights {
  checkIn: PlainDate;
  checkOut: PlainDate;
}

/** @throws DataError, as all changes of a stay */
export const confirmStay = (client: Client, stay: Seen): Promise<unknown> =>
  change(client.rpc('confirm_stay', seen(stay)));

/** @param reason is read by the guest */
export const declineStay = (client: Client, stay: Seen, reason: string): Promise<unknown> =>
  change(client.rpc('decline_stay', { ...seen(stay), reason }));

/** Keeps the nights of a pending stay for so many hours from now. */
export const extendHold = (client: Client, stay: Seen, hours: number): Promise<unknown> =>
  change(client.rpc('extend_hold', { ...seen(stay), hours }));

/** Gives the stay other nights, at the price that was read. */
export const moveStay = (
  client: Client,
  stay: Seen,
  { checkIn, checkOut }: Nights,
  quoteHash: string,
): Promise<unknown> =>
  change(
    client.rpc('move_stay', {
      ...seen(stay),
      check_in: checkIn,
      check_out: checkOut,
      quote_hash: quoteHash,
    }),
  );

/** @param forGuest whether the guest asked for it: then the agreed conditions say what goes back */
export const cancelStay = (client: Client, stay: Seen, reason: string, forGuest: boolean): Promise<unknown> =>
  change(client.rpc('cancel_stay', { ...seen(stay), reason, for_guest: forGuest }));

/** Notes money that came or, for a refund, went. */
export const recordPayment = (
  client: Client,
  stay: Seen,
  kind: PaymentKind,
  cents: number,
): Promise<unknown> => change(client.rpc('record_payment', { ...seen(stay), kind, amount_cents: cents }));

/** Gives up what is due. @param reason is read by the guest */
export const waivePayment = (
  client: Client,
  { version }: Seen,
  paymentId: string,
  reason: string,
): Promise<unknown> =>
  change(client.rpc('waive_payment', { payment_id: paymentId, reason, expected_version: version }));

/** US cents that go back if the guest cancels today. */
export const readRefund = (client: Client, id: string, signal?: AbortSignal): Promise<number> =>
  read(client.rpc('stay_refund', { reservation_id: id }), signal).then((cents) => z.int().parse(cents));

/** A price, and the rule of guests that staff set aside with it. */
export interface MoveQuote {
  quote: Quote;
  setAside: 'min_nights' | 'arrival_day' | undefined;
}

/** @throws DataError with the first rule that staff may not set aside */
export const quoteMove = (
  client: Client,
  id: string,
  { checkIn, checkOut }: Nights,
  signal?: AbortSignal,
): Promise<MoveQuote> =>
  readOne(
    client.rpc('quote_move', { reservation_id: id, check_in: checkIn, check_out: checkOut }),
    signal,
  ).then((quote) => ({ quote, setAside: quote.set_aside ?? undefined }));

/** What else takes nights of the house near a stay. */
export interface Neighbor extends Nights {
  kind: 'stay' | 'block' | 'feed';
  /** The code of a stay, or the note of a block. */
  label: string;
  /** Of a stay. */
  status?: 'pending' | 'confirmed';
}

/** Days before and after a stay that are looked at. */
export const AROUND = 14;

const stays = z.array(
  z.object({
    id: z.string(),
    code: z.string(),
    check_in: z.string(),
    check_out: z.string(),
    status: z.enum(['pending', 'confirmed']),
  }),
);
const taken = z.array(
  z.object({ kind: z.enum(['block', 'feed']), nights: z.string(), note: z.catch(z.string(), '') }),
);

/**
 * What else takes nights of the house around a stay, by day.
 * @throws DataError
 */
export async function readNeighbors(
  client: Client,
  stay: DeskStay,
  signal?: AbortSignal,
): Promise<Neighbor[]> {
  const [from, to] = [addDays(stay.checkIn, -AROUND), addDays(stay.checkOut, AROUND)];
  const [others, rest] = await Promise.all([
    read(
      client
        .from('reservations')
        .select('id, code, check_in, check_out, status')
        .eq('property_id', stay.propertyId)
        .in('status', ['pending', 'confirmed'])
        .neq('id', stay.id)
        .lt('check_in', to)
        .gt('check_out', from),
      signal,
    ).then((answer) => stays.parse(answer)),
    read(
      client
        .from('occupancy')
        .select('kind, nights, note')
        .eq('property_id', stay.propertyId)
        .in('kind', ['block', 'feed'])
        .is('released_at', null)
        .overlaps('nights', `[${from},${to})`),
      signal,
    ).then((answer) => taken.parse(answer)),
  ]);
  return [
    ...others.map(({ code, check_in: checkIn, check_out: checkOut, status }): Neighbor => ({
      kind: 'stay',
      label: code,
      checkIn,
      checkOut,
      status,
    })),
    ...rest.map(({ kind, nights, note: label }): Neighbor => {
      const [checkIn = '', checkOut = ''] = nights.replace(/[[)]/g, '').split(',');
      return { kind, label, checkIn, checkOut };
    }),
  ].sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
}
