import type { KeptOverride } from './kept-overrides';

export interface Override extends KeptOverride {
  /** Why it could not be used. */
  fault?: string;
}

export interface Overrides {
  overrides: Override[];
  /** Areas for which the address named a place that is not allowed. */
  refused: string[];
}

let current: Overrides = { overrides: [], refused: [] };

/** Set once, before anything renders: overrides change with a page load only. */
export const setOverrides = (next: Overrides): void => void (current = next);

export const readOverrides = (): Overrides => current;
