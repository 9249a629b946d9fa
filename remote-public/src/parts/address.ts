import { useAddressParams, useHydrated } from '@marisma/area-kit/ui';

const NONE = new URLSearchParams();

/** `useAddressParams`, without any parameter until the page is hydrated: prerendered HTML knows none. */
export function useHydratedParams() {
  const [params, setParams] = useAddressParams();
  return [useHydrated() ? params : NONE, setParams] as const;
}

/**
 * The filters in the address, and a function to change some of them. Each change adds a history entry; with `replace`, as
 * for typing, it changes the current entry.
 */
export function useAddressFilters<Filters extends object>(
  read: (params: URLSearchParams) => Filters,
  write: (params: URLSearchParams, filters: Filters) => URLSearchParams,
) {
  const [params, setParams] = useHydratedParams();
  const filters = read(params);
  const change = (part: Partial<Filters>, replace = false) =>
    setParams((current) => write(current, { ...filters, ...part }), replace);
  return { params, filters, change };
}

/** The parameters with these values; empty values are left out, other parameters stay. */
export function withParams(
  current: URLSearchParams,
  values: Record<string, string | number | undefined>,
): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, String(value));
    else params.delete(name);
  }
  return params;
}
