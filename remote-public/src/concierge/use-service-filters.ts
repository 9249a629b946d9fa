import { useAddressParams, useHydrated } from '@marisma/shared/ui';
import { readFilters, writeFilters, type ServiceFilters } from './service-filters';

const nothing = new URLSearchParams();

/** The filters as they stand in the address, and how to change some of them; typing (`replace`) adds no step to the history. */
export function useServiceFilters() {
  const hydrated = useHydrated();
  const [params, setParams] = useAddressParams();
  const filters = readFilters(hydrated ? params : nothing);
  const change = (part: Partial<ServiceFilters>, replace = false) =>
    setParams((current) => writeFilters(current, { ...filters, ...part }), replace);
  return { filters, change };
}
