import type { KeptOverride } from './kept-overrides';

export interface Override extends KeptOverride {
  /** Why it could not be used. */
  fault?: string;
}

export interface Overrides {
  overrides: Override[];
  /** Areas whose requested address is not allowed. */
  refused: string[];
}

let current: Overrides = { overrides: [], refused: [] };

/** Called once, before the first render: overrides change only with a page load. */
export const setOverrides = (next: Overrides): void => void (current = next);

export const readOverrides = (): Overrides => current;
