import { useHydrated } from './use-hydrated';

/**
 * Whether a control is disabled: by its owner or, in prerendered HTML, until hydration. A control that waits for
 * hydration keeps its style (`data-waiting`), so that nothing flickers.
 */
export function useControlState(disabled: boolean | undefined): { disabled?: boolean; 'data-waiting'?: '' } {
  return useHydrated() ? { disabled } : { disabled: true, 'data-waiting': '' };
}
