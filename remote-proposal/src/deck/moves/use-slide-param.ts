import { useSearchParams } from '@marisma/area-kit/router';
import { readSlideParam, SLIDE_PARAM } from './slide-param';

/**
 * The current slide is stored only in the address, so every slide can be shared and reloaded.
 * Moves replace the history entry: Back leaves the deck.
 */
export function useSlideParam(total: number): { index: number; show: (index: number) => void } {
  const [params, setParams] = useSearchParams();
  const show = (index: number) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(SLIDE_PARAM, String(index + 1));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { index: readSlideParam(params.get(SLIDE_PARAM), total), show };
}
