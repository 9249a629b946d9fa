import type { MemoryFigures } from './parts/memory';
import type { ReleaseFigures } from './parts/release-time';
import type { RouteFigures } from './parts/routes';
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
export type AnyFigure = FigureName | keyof (RouteFigures & MemoryFigures & ReleaseFigures);

const ms = { unit: 'ms', scale: 1, decimals: 0 };
const megabytes = { unit: 'MB', scale: 1_000_000, decimals: 2 };
const seconds = { unit: 's', scale: 1, decimals: 1 };
const share = { unit: '', scale: 1, decimals: 2 };

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
  after10: { label: 'heap after 10 route changes', ...megabytes },
  after100: { label: 'heap after 100 route changes', ...megabytes },
  growth: { label: 'heap after 100 / after 10', ...share },
  everything: { label: 'build and publish everything', ...seconds },
  guest: { label: 'build and publish the guest area', ...seconds },
  public: { label: 'build and publish the public area', ...seconds },
  guestShare: { label: 'guest area / everything', ...share },
  publicShare: { label: 'public area / everything', ...share },
};

/** Formats a figure: median, minimum and maximum. */
export function describe(figure: AnyFigure, { median, least, most }: Spread): string {
  const { unit, scale, decimals } = FIGURES[figure];
  const write = (value: number): string => (value / scale).toFixed(decimals);
  return `${write(median)}${unit && ` ${unit}`} (${write(least)}–${write(most)})`;
}
