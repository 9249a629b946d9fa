import { read, readOne } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { paidCents } from '../../../lib/payments';
import { DESK } from '../../queries';
import type { DeskStay } from '../queries';

/** The last day on which an unpaid stay is kept; null for one that the clock does not end. */
export const useLapsesOn = (stay: DeskStay) =>
  useRead(
    'reading until when a stay is kept',
    [...DESK, 'lapses on', stay.id, stay.version],
    (client, signal) =>
      read<string | null>(client.rpc('stay_lapses_on', { reservation_id: stay.id }), signal),
    { enabled: stay.status === 'confirmed' && paidCents(stay.payments) === 0 },
  ).data;

/** What goes back on top to a guest who canceled, for nights that were let again, in US cents. */
export const useReletRefund = (stay: DeskStay) =>
  useRead(
    'reading what nights that were let again brought',
    [...DESK, 'relet', stay.id, stay.version],
    (client, signal) => read(client.rpc('relet_refund', { reservation_id: stay.id }), signal),
    { enabled: stay.closed_as === 'cancelled_by_guest' },
  ).data;

/** Whether refunds can go to cards. */
export const useCardsOn = (enabled: boolean) =>
  useRead(
    'reading how guests can pay',
    [...DESK, 'payment ways'],
    (client, signal) => readOne(client.rpc('payment_ways'), signal),
    { enabled },
  ).data?.cards ?? false;

/** The price of a stay with so many US cents off its nights; nothing is read while `cents` is undefined. */
export const useDiscountQuote = (stay: DeskStay, cents: number | undefined) =>
  useRead(
    'reading the price of a stay',
    [...DESK, 'discount', stay.id, stay.version, cents],
    (client, signal) =>
      readOne(client.rpc('quote_discount', { reservation_id: stay.id, amount_cents: cents ?? 0 }), signal),
    { enabled: cents !== undefined, staleTime: 0, retry: false },
  );
