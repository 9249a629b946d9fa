import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';

export const SHOWS = ['coming', 'past', 'all'] as const;
export const STATES = ['pending', 'confirmed', 'cancelled'] as const;
export const OWES = ['due', 'overdue', 'refund'] as const;

/** Which stays are listed; an empty text is no condition. */
export interface StayFilter {
  show: (typeof SHOWS)[number];
  house: string;
  state: (typeof STATES)[number] | '';
  owed: (typeof OWES)[number] | '';
  from: PlainDate;
  to: PlainDate;
  /** Parts of code or name. */
  words: string;
}

/** The names of the parameters in the address; `q` stands behind the '#'. */
export const PARAMS = ['show', 'house', 'state', 'owed', 'from', 'to', 'q'] as const;
export type Param = (typeof PARAMS)[number];

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);
const dayOrNone = (text: string | null): PlainDate => (text && parsePlainDate(text) ? text : '');

/** Reads a filter from an address; what it does not know counts as missing. */
export const readFilter = (params: URLSearchParams): StayFilter => ({
  show: oneOf(SHOWS, params.get('show')) ?? 'coming',
  house: params.get('house') ?? '',
  state: oneOf(STATES, params.get('state')) ?? '',
  owed: oneOf(OWES, params.get('owed')) ?? '',
  from: dayOrNone(params.get('from')),
  to: dayOrNone(params.get('to')),
  words: (params.get('q') ?? '').trim(),
});
