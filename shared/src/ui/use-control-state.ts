import { useHydrated } from './use-hydrated';

/**
 * Whether a control is off: as its owner says and, in prerendered HTML, until it can answer. Then it keeps its looks
 * (`data-waiting`), so that nothing flickers.
 */
export function useControlState(disabled: boolean | undefined): { disabled?: boolean; 'data-waiting'?: '' } {
  return useHydrated() ? { disabled } : { disabled: true, 'data-waiting': '' };
}
