import { readJson, type SimpleStorage } from '@marisma/area-kit/browser';
import { manifestUrlOf } from './override-address';

const KEY = 'marisma.overrides';

/** One working day, so that an old override does not cause confusion the next day. */
export const LIFETIME_MS = 8 * 60 * 60 * 1000;

/** The source of an overridden area in this tab, and when it expires. */
export interface KeptOverride {
  area: string;
  /** The URL of its `area.json`. */
  url: string;
  /** Milliseconds since the epoch. */
  until: number;
}

/**
 * @returns the tab's valid overrides; stored values are validated again, because other code may have written
 *   them
 */
export function readKept(storage: SimpleStorage, now: number): KeptOverride[] {
  const list = readJson(storage, KEY);
  return (Array.isArray(list) ? list.filter(isOverride) : []).filter(
    // An expiry too far ahead means that the clock was set back.
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
