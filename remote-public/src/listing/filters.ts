import { withParams } from '../parts/address';
import { readSearch } from '../parts/search-field';
import { readStay, writeStay, type Stay } from '../parts/stay';

export const sortKeys = ['recommended', 'priceAscending', 'priceDescending', 'name'] as const;
export type SortKey = (typeof sortKeys)[number];

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** The largest 'at least' number that the filter offers. */
export const maxBedrooms = 15;

/** The filters of the listing, as its address has them. */
export interface Filters {
  /** As typed, with spaces. */
  search: string;
  stay: Stay;
  /** The minimum; 0 for any. */
  bedrooms: number;
  sort: SortKey;
  view: View;
}

/** The text if it is one of the names, else the first name. */
export const oneOf = <Name extends string>(names: readonly [Name, ...Name[]], text: string | null): Name =>
  names.find((name) => name === text) ?? names[0];

const readBedrooms = (text: string | null): number => {
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return count <= maxBedrooms ? count : 0;
};

/** Reads the filters from an address; invalid values count as missing. */
export const readFilters = (params: URLSearchParams): Filters => ({
  search: readSearch(params),
  stay: readStay(params),
  bedrooms: readBedrooms(params.get('bedrooms')),
  sort: oneOf(sortKeys, params.get('sort')),
  view: oneOf(views, params.get('view')),
});

/** The address's parameters with these filters in them; defaults are left out, other parameters stay. */
export const writeFilters = (
  current: URLSearchParams,
  { search, stay, bedrooms, sort, view }: Filters,
): URLSearchParams =>
  withParams(writeStay(current, stay), {
    q: search,
    bedrooms,
    sort: sort === sortKeys[0] ? '' : sort,
    view: view === views[0] ? '' : view,
  });

/** Whether a search, dates, guests or bedrooms are set and can be cleared. */
export const isFiltered = ({ search, stay, bedrooms }: Filters): boolean =>
  Boolean(search || stay.checkIn || stay.checkOut || stay.guests || bedrooms);

/** The same order and view, without filters. */
export const withoutFilters = (filters: Filters): Filters => ({
  ...filters,
  search: '',
  bedrooms: 0,
  stay: {},
});
