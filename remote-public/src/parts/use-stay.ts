import { today as todayNow } from '@marisma/shared/format';
import { useAddressParams, useHydrated } from '@marisma/shared/ui';
import { NO_STAY, readStay, writeStay, type Stay } from './stay';

/**
 * The stay in this page's address, and a function to change it without a new history entry.
 * @returns `today` is undefined until the page is hydrated and may show the visitor's date
 */
export function useStay() {
  const hydrated = useHydrated();
  const [params, setParams] = useAddressParams();
  const today = todayNow();
  const stay: Stay = hydrated ? readStay(params, today) : NO_STAY;
  const changeStay = (next: Stay) =>
    setParams((current) => writeStay(new URLSearchParams(current), next), true);
  return { stay, changeStay, today: hydrated ? today : undefined };
}
