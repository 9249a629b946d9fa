import { NEWEST_FIRST, SORT_COLUMNS, type SortColumn, type UserSort } from './user';

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

/** Reads a view from an address; invalid values count as missing. */
export function readView(params: URLSearchParams): ListView {
  const [column, direction] = (params.get('sort') ?? '').split('-');
  const page = Number(params.get('page'));
  const length = PAGE_LENGTHS.find((known) => String(known) === params.get('rows'));
  return {
    text: params.get('search') ?? '',
    sort: readSort(column, direction),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    length: length ?? FIRST_VIEW.length,
  };
}

const readSort = (column = '', direction = ''): UserSort =>
  SORT_COLUMNS.includes(column as SortColumn) && (direction === 'ascending' || direction === 'descending')
    ? { column: column as SortColumn, direction }
    : NEWEST_FIRST;

/** Writes a view as an address; defaults are left out. */
export function writeView({ text, sort, page, length }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  // Not trimmed: the field shows the text in the address.
  if (text.trim()) params.set('search', text);
  const usual = sort.column === NEWEST_FIRST.column && sort.direction === NEWEST_FIRST.direction;
  if (!usual) params.set('sort', `${sort.column}-${sort.direction}`);
  if (page > 1) params.set('page', String(page));
  if (length !== FIRST_VIEW.length) params.set('rows', String(length));
  return params;
}
