import type { RouteFigures } from './visit/routes';
import type { Spread } from './statistics';
import type { Variant } from './variants/variant';
import type { FigureName } from './visit/visit';

/** A figure of a page and variant over all runs. */
export interface Result {
  profile: string;
  /** A page, or a part such as `routes`. */
  page: string;
  variant: Variant['name'];
  figure: string;
  spread: Spread;
}

/** A figure of a page or a part. */
export type AnyFigure = FigureName | keyof RouteFigures;

const ms = { unit: 'ms', scale: 1, decimals: 0 };
const megabytes = { unit: 'MB', scale: 1_000_000, decimals: 2 };

/** The format of each figure: label, unit, raw value per unit, decimals. */
export const FIGURES: Record<AnyFigure, { label: string; unit: string; scale: number; decimals: number }> = {
  fcp: { label: 'first contentful paint', ...ms },
  lcp: { label: 'largest contentful paint', ...ms },
  answers: { label: 'interactive after', ...ms },
  tap: { label: 'tap to paint, at rest', ...ms },
  tbt: { label: 'total blocking time', ...ms },
  cls: { label: 'layout shift', unit: '', scale: 1, decimals: 3 },
  requestsUntilLcp: { label: 'requests until LCP', unit: '', scale: 1, decimals: 0 },
  scriptsBeforeLcp: { label: 'scripts arrived before LCP', unit: '', scale: 1, decimals: 0 },
  scriptBytes: { label: 'scripts until interactive', unit: 'kB', scale: 1000, decimals: 1 },
  allBytes: { label: 'all bytes', unit: 'kB', scale: 1000, decimals: 1 },
  heap: { label: 'heap after first view', ...megabytes },
  same: { label: 'change inside an area, prefetched', ...ms },
  sameCold: { label: 'change inside an area', ...ms },
  otherPrefetched: { label: 'change into another area, prefetched', ...ms },
  otherCold: { label: 'change into another area', ...ms },
  fullLoad: { label: 'full load of the static page', ...ms },
};

/** Formats a figure: median, minimum and maximum. */
export function describe(figure: AnyFigure, { median, least, most }: Spread): string {
  const { unit, scale, decimals } = FIGURES[figure];
  const write = (value: number): string => (value / scale).toFixed(decimals);
  return `${write(median)}${unit && ` ${unit}`} (${write(least)}–${write(most)})`;
}
