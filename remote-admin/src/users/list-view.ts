import { NEWEST_FIRST, type UserSort } from './user';
import { COLUMN_KEYS, COLUMNS } from './user-columns';

export const PAGE_LENGTHS = [25, 50, 100] as const;

/** The visible part of the list: search, sort and page. */
export interface ListView {
  text: string;
  sort: UserSort;
  /** Counted from 1. */
  page: number;
  length: number;
}

export const FIRST_VIEW: ListView = { text: '', sort: NEWEST_FIRST, page: 1, length: PAGE_LENGTHS[0] };

const SORTS = COLUMN_KEYS.filter((key) => COLUMNS[key].value).flatMap((key): UserSort[] => [
  { key, direction: 'ascending' },
  { key, direction: 'descending' },
]);
const nameOf = ({ key, direction }: UserSort) => `${key}-${direction}`;

/** Reads a view from an address; invalid values count as missing. */
export function readView(params: URLSearchParams): ListView {
  const page = Number(params.get('page'));
  const length = PAGE_LENGTHS.find((known) => String(known) === params.get('rows'));
  return {
    text: params.get('search') ?? '',
    sort: SORTS.find((sort) => nameOf(sort) === params.get('sort')) ?? NEWEST_FIRST,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    length: length ?? FIRST_VIEW.length,
  };
}

/** Writes a view as an address; defaults are left out. */
export function writeView({ text, sort, page, length }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  // Not trimmed: the field shows the text in the address.
  if (text.trim()) params.set('search', text);
  if (nameOf(sort) !== nameOf(NEWEST_FIRST)) params.set('sort', nameOf(sort));
  if (page > 1) params.set('page', String(page));
  if (length !== FIRST_VIEW.length) params.set('rows', String(length));
  return params;
}
