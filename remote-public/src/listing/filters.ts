import { readStay, writeStay, type Stay } from '../parts/stay';

export const sortKeys = ['recommended', 'priceAscending', 'priceDescending', 'name'] as const;
export type SortKey = (typeof sortKeys)[number];

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** The largest 'at least' number that the filter offers. */
export const maxBedrooms = 15;
export const maxSearchLength = 100;

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
  search: (params.get('q') ?? '').slice(0, maxSearchLength),
  stay: readStay(params),
  bedrooms: readBedrooms(params.get('bedrooms')),
  sort: oneOf(sortKeys, params.get('sort')),
  view: oneOf(views, params.get('view')),
});

/** The address's parameters with these filters in them; defaults are left out, other parameters stay. */
export function writeFilters(current: URLSearchParams, filters: Filters): URLSearchParams {
  const params = new URLSearchParams(current);
  const values = {
    q: filters.search,
    bedrooms: filters.bedrooms ? String(filters.bedrooms) : '',
    sort: filters.sort === sortKeys[0] ? '' : filters.sort,
    view: filters.view === views[0] ? '' : filters.view,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return writeStay(params, filters.stay);
}

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
