import { useAddressParams, useHydrated } from '@marisma/area-kit/ui';
import { stayNames } from '../parts/stay';
import { useHouseDay } from '../parts/use-house-day';
import { readFilters, writeFilters, type Filters } from './filters';

const nothing = new URLSearchParams();

/**
 * The filters in the address, and a function to change some of them. Each change adds a history entry;
 * with `replace`, as for typing, it changes the current entry.
 * @returns `today` and `learnToday` are those of `useHouseDay`; `asked` has the address's parameters when they say
 *   anything about a stay
 */
export function useFilters() {
  const hydrated = useHydrated();
  const [params, setParams] = useAddressParams();
  const { today, learn } = useHouseDay();
  const filters = readFilters(hydrated ? params : nothing);
  const change = (part: Partial<Filters>, replace = false) =>
    setParams((current) => writeFilters(current, { ...filters, ...part }), replace);
  const asked = hydrated && stayNames.some((name) => params.has(name)) ? params : undefined;
  return { filters, change, asked, today, learnToday: learn };
}
