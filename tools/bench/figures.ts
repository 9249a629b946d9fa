import type { Spread } from './statistics';
import type { Variant } from './variants/variant';
import type { FigureName } from './visit/visit';

/** A figure of a page and variant over all runs. */
export interface Result {
  profile: string;
  /** A page, or a part of its own such as `routes`. */
  page: string;
  variant: Variant['name'];
  figure: string;
  spread: Spread;
}

/** How each figure is called and written: name, unit, what one unit is of the raw figure, decimals. */
export const FIGURES: Record<FigureName, { label: string; unit: string; scale: number; decimals: number }> = {
  fcp: { label: 'first contentful paint', unit: 'ms', scale: 1, decimals: 0 },
  lcp: { label: 'largest contentful paint', unit: 'ms', scale: 1, decimals: 0 },
  answers: { label: 'answers a tap after', unit: 'ms', scale: 1, decimals: 0 },
  tap: { label: 'tap to paint, at rest', unit: 'ms', scale: 1, decimals: 0 },
  tbt: { label: 'total blocking time', unit: 'ms', scale: 1, decimals: 0 },
  cls: { label: 'layout shift', unit: '', scale: 1, decimals: 3 },
  requestsUntilLcp: { label: 'requests until LCP', unit: '', scale: 1, decimals: 0 },
  scriptsBeforeLcp: { label: 'scripts arrived before LCP', unit: '', scale: 1, decimals: 0 },
  scriptBytes: { label: 'scripts until it answers', unit: 'kB', scale: 1000, decimals: 1 },
  allBytes: { label: 'all bytes', unit: 'kB', scale: 1000, decimals: 1 },
  heap: { label: 'heap after first view', unit: 'MB', scale: 1_000_000, decimals: 2 },
};

/** A figure in words: median, and from the least to the most. */
export function describe(figure: FigureName, { median, least, most }: Spread): string {
  const { unit, scale, decimals } = FIGURES[figure];
  const write = (value: number): string => (value / scale).toFixed(decimals);
  return `${write(median)}${unit && ` ${unit}`} (${write(least)}–${write(most)})`;
}
