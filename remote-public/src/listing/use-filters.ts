import { today as todayNow } from '@marisma/shared/format';
import { useAddressParams, useHydrated } from '@marisma/shared/ui';
import { readFilters, writeFilters, type Filters } from './filters';

const nothing = new URLSearchParams();

/**
 * The filters as they stand in the address, and how to change some of them. Each change is a step of its own
 * in the history; typing (`replace`) changes the step it began in.
 * @returns `today` is undefined until the visitor's own day may be shown
 */
export function useFilters() {
  const hydrated = useHydrated();
  const [params, setParams] = useAddressParams();
  const today = todayNow();
  const filters = readFilters(hydrated ? params : nothing, today);
  const change = (part: Partial<Filters>, replace = false) =>
    setParams((current) => writeFilters(current, { ...filters, ...part }), replace);
  return { filters, change, today: hydrated ? today : undefined };
}
