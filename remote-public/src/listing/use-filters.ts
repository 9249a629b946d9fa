import { today as todayNow } from '@marisma/shared/format';
import { useAddressParams, useHydrated } from '@marisma/shared/ui';
import { stayNames } from '../parts/stay';
import { readFilters, writeFilters, type Filters } from './filters';

const nothing = new URLSearchParams();

/**
 * The filters in the address, and a function to change some of them. Each change adds a history entry;
 * with `replace`, as for typing, it changes the current entry.
 * @returns `today` is undefined until the page is hydrated and may show the visitor's date; `asked` has the address's
 *   parameters when they say anything about a stay
 */
export function useFilters() {
  const hydrated = useHydrated();
  const [params, setParams] = useAddressParams();
  const today = todayNow();
  const filters = readFilters(hydrated ? params : nothing, today);
  const change = (part: Partial<Filters>, replace = false) =>
    setParams((current) => writeFilters(current, { ...filters, ...part }), replace);
  const asked = hydrated && stayNames.some((name) => params.has(name)) ? params : undefined;
  return { filters, change, asked, today: hydrated ? today : undefined };
}
