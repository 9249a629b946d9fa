import { type Answer, type MoneyGroup, type MoneyRow, read, readOne } from '@marisma/area-kit/data';
import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { DESK } from '../queries';
import type { Client } from '../../lib/client';
import { usePages } from '../../lib/use-pages';

export type InvoiceRow = Answer<'invoice_data'>;

/** Reads the rows of a view after a row. */
export const readMoney =
  ({ group, words, from, to }: MoneyView) =>
  (client: Client, most: number, after?: MoneyRow, signal?: AbortSignal) => {
    const args = {
      in_group: group,
      most,
      ...(words && { words }),
      ...(group === 'received' && from && { from_day: from }),
      ...(group === 'received' && to && { to_day: to }),
      ...(after && { after_day: after.day, after_id: after.id }),
    };
    return readOne(client.rpc('money_list', args), signal);
  };

/** A group of the money, page by page, with the sums of all. */
export const useMoney = (view: MoneyView) =>
  usePages({
    during: 'reading the money',
    queryKey: [...DESK, 'money', view],
    read: readMoney(view),
    rowsOf: ({ rows }) => rows,
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });

/**
 * Reads the receipts of some days, the last one included, with the data for their invoices.
 * @throws DataError
 */
export const readInvoices = (client: Client, from: PlainDate, to: PlainDate): Promise<InvoiceRow[]> =>
  read(client.rpc('invoice_data', { from_day: from, to_day: addDays(to, 1) }));

export const GROUPS = [
  'today',
  'overdue',
  'refunds',
  'unexpected',
  'held',
  'holds',
  'unpaid',
  'disputes',
  'relet',
  'received',
] as const satisfies readonly MoneyGroup[];

/** Which part of the money is shown; an empty text is no condition. */
export interface MoneyView {
  group: MoneyGroup;
  /** Parts of code, name or reference. */
  words: string;
  /** The days of what was received, both included. */
  from: PlainDate;
  to: PlainDate;
}

const dayOrNone = (text: string): PlainDate => (parsePlainDate(text) ? text : '');

/**
 * Reads a view from an address; what it does not know counts as missing.
 * @param today at the houses: what was received is of its month, unless the address says otherwise
 */
export const readMoneyView = (params: URLSearchParams, today: PlainDate): MoneyView => ({
  group: GROUPS.find((known) => known === params.get('group')) ?? GROUPS[0],
  words: (params.get('q') ?? '').trim(),
  from: dayOrNone(params.get('from') ?? `${today.slice(0, 8)}01`),
  to: dayOrNone(params.get('to') ?? ''),
});
