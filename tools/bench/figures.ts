import type { MemoryFigures } from './parts/memory';
import type { ReleaseFigures } from './parts/release-time';
import type { RouteFigures } from './parts/routes';
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

/** A page's figure, or one of a part. */
export type AnyFigure = FigureName | keyof (RouteFigures & MemoryFigures & ReleaseFigures);

const ms = { unit: 'ms', scale: 1, decimals: 0 };
const megabytes = { unit: 'MB', scale: 1_000_000, decimals: 2 };
const seconds = { unit: 's', scale: 1, decimals: 1 };
const share = { unit: '', scale: 1, decimals: 2 };

/** How each figure is called and written: name, unit, what one unit is of the raw figure, decimals. */
export const FIGURES: Record<AnyFigure, { label: string; unit: string; scale: number; decimals: number }> = {
  fcp: { label: 'first contentful paint', ...ms },
  lcp: { label: 'largest contentful paint', ...ms },
  answers: { label: 'answers a tap after', ...ms },
  tap: { label: 'tap to paint, at rest', ...ms },
  tbt: { label: 'total blocking time', ...ms },
  cls: { label: 'layout shift', unit: '', scale: 1, decimals: 3 },
  requestsUntilLcp: { label: 'requests until LCP', unit: '', scale: 1, decimals: 0 },
  scriptsBeforeLcp: { label: 'scripts arrived before LCP', unit: '', scale: 1, decimals: 0 },
  scriptBytes: { label: 'scripts until it answers', unit: 'kB', scale: 1000, decimals: 1 },
  allBytes: { label: 'all bytes', unit: 'kB', scale: 1000, decimals: 1 },
  heap: { label: 'heap after first view', ...megabytes },
  same: { label: 'change inside an area, fetched ahead', ...ms },
  sameCold: { label: 'change inside an area', ...ms },
  otherPrefetched: { label: 'change into another area, fetched ahead', ...ms },
  otherCold: { label: 'change into another area', ...ms },
  fullLoad: { label: 'full load of the static page', ...ms },
  after10: { label: 'heap after 10 route changes', ...megabytes },
  after100: { label: 'heap after 100 route changes', ...megabytes },
  growth: { label: 'heap after 100, of that after 10', ...share },
  everything: { label: 'build and publish everything', ...seconds },
  guest: { label: 'build and publish the guest area', ...seconds },
  public: { label: 'build and publish the public area', ...seconds },
  guestShare: { label: 'guest area, of everything', ...share },
  publicShare: { label: 'public area, of everything', ...share },
};

/** A figure in words: median, and from the least to the most. */
export function describe(figure: AnyFigure, { median, least, most }: Spread): string {
  const { unit, scale, decimals } = FIGURES[figure];
  const write = (value: number): string => (value / scale).toFixed(decimals);
  return `${write(median)}${unit && ` ${unit}`} (${write(least)}–${write(most)})`;
}
