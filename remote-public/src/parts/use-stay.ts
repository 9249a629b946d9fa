import { useAddressParams, useHydrated } from '@marisma/area-kit/ui';
import { NO_STAY, readStay, type Stay } from './stay';

/** The stay in this page's address; none until the page is hydrated. */
export function useStay(): Stay {
  const hydrated = useHydrated();
  const [params] = useAddressParams();
  return hydrated ? readStay(params) : NO_STAY;
}
