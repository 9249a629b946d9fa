import { today as todayNow } from '@marisma/shared/format';
import { useSearchParams } from '@marisma/shared/router';
import { readStay, writeStay, type Stay } from './stay';
import { useHydrated } from './use-hydrated';

/**
 * The stay that this page's address carries, and how to change it without a new step in the history.
 * @returns `today` is undefined until the visitor's own day may be shown
 */
export function useStay() {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const today = todayNow();
  const stay: Stay = hydrated ? readStay(params, today) : {};

  const changeStay = (next: Stay) =>
    setParams(writeStay(new URLSearchParams(params), next), { replace: true, preventScrollReset: true });

  return { stay, changeStay, today: hydrated ? today : undefined };
}
