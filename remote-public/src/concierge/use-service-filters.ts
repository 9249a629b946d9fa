import { useAddressParams, useHydrated } from '@marisma/area-kit/ui';
import { readFilters, writeFilters, type ServiceFilters } from './service-filters';

const nothing = new URLSearchParams();

/** The filters in the address, and a function to change some of them; with `replace` no history entry is added. */
export function useServiceFilters() {
  const hydrated = useHydrated();
  const [params, setParams] = useAddressParams();
  const filters = readFilters(hydrated ? params : nothing);
  const change = (part: Partial<ServiceFilters>, replace = false) =>
    setParams((current) => writeFilters(current, { ...filters, ...part }), replace);
  return { filters, change };
}
