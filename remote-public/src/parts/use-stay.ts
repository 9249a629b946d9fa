import { today as todayNow } from '@marisma/shared/format';
import { useAddressParams, useHydrated } from '@marisma/shared/ui';
import { NO_STAY, readStay, writeStay, type Stay } from './stay';

/**
 * The stay that this page's address carries, and how to change it without a new step in the history.
 * @returns `today` is undefined until the visitor's own day may be shown
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
