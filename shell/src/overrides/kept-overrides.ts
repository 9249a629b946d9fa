import { readJson, type SimpleStorage } from '@marisma/shared/browser';
import { manifestUrlOf } from './override-address';

const KEY = 'marisma.overrides';

/** A working day: what was tried this morning is not what tomorrow's puzzle is about. */
export const LIFETIME_MS = 8 * 60 * 60 * 1000;

/** Where this tab takes an area from, and until when. */
export interface KeptOverride {
  area: string;
  /** Its `area.json`. */
  url: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/** @returns the tab's overrides that still hold; what somebody else may have written there is checked anew */
export function readKept(storage: SimpleStorage, now: number): KeptOverride[] {
  const list = readJson(storage, KEY);
  return (Array.isArray(list) ? list.filter(isOverride) : []).filter(
    // One that ends later than it can comes from a clock that was set back.
    ({ url, until }) => manifestUrlOf(url) === url && until > now && until <= now + LIFETIME_MS,
  );
}

export function keep(storage: SimpleStorage, overrides: KeptOverride[]): void {
  if (overrides.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(overrides));
}

function isOverride(value: unknown): value is KeptOverride {
  const { area, url, until } = (value ?? {}) as Partial<Record<keyof KeptOverride, unknown>>;
  return typeof area === 'string' && typeof url === 'string' && typeof until === 'number';
}
