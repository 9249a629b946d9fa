import type { PlainDate } from '@marisma/shared/format';
import { readStay, writeStay, type Stay } from '../parts/stay';

export const sortKeys = ['recommended', 'priceAscending', 'priceDescending', 'name'] as const;
export type SortKey = (typeof sortKeys)[number];

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** The filter offers 'at least' this many and fewer. */
export const maxBedrooms = 15;
export const maxSearchLength = 100;

/** What the listing shows, as its address says it. */
export interface Filters {
  /** As typed, blanks included. */
  search: string;
  stay: Stay;
  /** At least so many; 0 for any. */
  bedrooms: number;
  sort: SortKey;
  view: View;
}

/** The name that a text says, or the first of the names. */
export const oneOf = <Name extends string>(names: readonly [Name, ...Name[]], text: string | null): Name =>
  names.find((name) => name === text) ?? names[0];

const readBedrooms = (text: string | null): number => {
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return count <= maxBedrooms ? count : 0;
};

/** Reads the filters from an address; what makes no sense there counts as not said. */
export const readFilters = (params: URLSearchParams, today: PlainDate): Filters => ({
  search: (params.get('q') ?? '').slice(0, maxSearchLength),
  stay: readStay(params, today),
  bedrooms: readBedrooms(params.get('bedrooms')),
  sort: oneOf(sortKeys, params.get('sort')),
  view: oneOf(views, params.get('view')),
});

/** The address's parameters with these filters in them; what is as usual is left out, what is not ours stays. */
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

/** Whether anything is filtered out or priced, so that it can be cleared. */
export const isFiltered = ({ search, stay, bedrooms }: Filters): boolean =>
  Boolean(search || stay.checkIn || stay.checkOut || bedrooms);

/** The same order and view, with nothing filtered out. */
export const withoutFilters = (filters: Filters): Filters => ({
  ...filters,
  search: '',
  bedrooms: 0,
  stay: {},
});
