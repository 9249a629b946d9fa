import type { MoneyGroup } from '@marisma/area-kit/data';
import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';

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
 * @param today the house's: what was received is of its month, unless the address says otherwise
 */
export const readMoneyView = (params: URLSearchParams, today: PlainDate): MoneyView => ({
  group: GROUPS.find((known) => known === params.get('group')) ?? GROUPS[0],
  words: (params.get('q') ?? '').trim(),
  from: dayOrNone(params.get('from') ?? `${today.slice(0, 8)}01`),
  to: dayOrNone(params.get('to') ?? ''),
});
