import type { Result } from './figures';
import type { Variant } from './variants/variant';

export interface Target {
  what: string;
  page: string;
  figure: string;
  /** The figure is divided by the same figure of this variant; undefined for an absolute target. */
  against?: Variant['name'];
  /** Another figure of the product, by which the figure is divided. */
  over?: { page: string; figure: string };
  most: number;
  /** The raw value of one unit of `most`. */
  scale?: number;
}

const PUBLIC = ['home', 'property'];
const DASHBOARDS = ['dashboard', 'admin'];
const each = (pages: string[], target: Omit<Target, 'page'>): Target[] =>
  pages.map((page) => ({ ...target, page }));

/** The targets of the phone profile, for the medians of one run. */
export const TARGETS: Target[] = [
  ...each(PUBLIC, { what: 'FCP / purist', figure: 'fcp', against: 'purist', most: 1.2 }),
  ...each(PUBLIC, { what: 'LCP / purist', figure: 'lcp', against: 'purist', most: 1.25 }),
  ...each(PUBLIC, { what: 'LCP / limit', figure: 'lcp', against: 'limit', most: 1.05 }),
  ...each(DASHBOARDS, { what: 'LCP / single bundle', figure: 'lcp', against: 'single', most: 1 }),
  ...each(PUBLIC, { what: 'answers / single bundle', figure: 'answers', against: 'single', most: 0.8 }),
  ...each(PUBLIC, { what: 'FCP / limit', figure: 'fcp', against: 'limit', most: 1.05 }),
  ...each(PUBLIC, { what: 'tap to paint, ms', figure: 'tap', most: 32 }),
  ...each(PUBLIC, { what: 'requests until LCP', figure: 'requestsUntilLcp', most: 8 }),
  ...each(PUBLIC, { what: 'heap, MB', figure: 'heap', most: 3.2, scale: 1_000_000 }),
  ...each([...PUBLIC, ...DASHBOARDS], { what: 'layout shift', figure: 'cls', most: 0.004 }),
  ...each(PUBLIC, { what: 'total blocking time, ms', figure: 'tbt', most: 80 }),
  ...each(PUBLIC, { what: 'scripts until interactive, kB', figure: 'scriptBytes', most: 110, scale: 1000 }),
  ...each(PUBLIC, { what: 'scripts before LCP', figure: 'scriptsBeforeLcp', most: 0 }),
  { what: 'all bytes, kB', page: 'home', figure: 'allBytes', most: 500, scale: 1000 },
  {
    what: 'other area, prefetched / same area',
    page: 'routes',
    figure: 'otherPrefetched',
    over: { page: 'routes', figure: 'same' },
    most: 1.2,
  },
  {
    what: 'other area, prefetched / full load of a static page',
    page: 'routes',
    figure: 'otherPrefetched',
    over: { page: 'routes', figure: 'fullLoad' },
    most: 1.5,
  },
  {
    what: 'other area, not prefetched / full load of a static page',
    page: 'routes',
    figure: 'otherCold',
    over: { page: 'routes', figure: 'fullLoad' },
    most: 3,
  },
  { what: 'heap after 100 changes / after 10', page: 'memory', figure: 'growth', most: 1.1 },
  ...['guestShare', 'publicShare'].map((figure) => ({
    what: `release of one area / of everything (${figure})`,
    page: 'release',
    figure,
    most: 0.35,
  })),
];

export interface Verdict extends Target {
  /** Undefined when the run did not measure the figure. */
  value?: number;
  met?: boolean;
}

/** Compares medians with targets. */
export function judge(results: readonly Result[], targets = TARGETS): Verdict[] {
  const find = (page: string, figure: string, variant: Variant['name'] = 'product'): number | undefined =>
    results.find((result) => result.page === page && result.figure === figure && result.variant === variant)
      ?.spread.median;
  return targets.map((target) => {
    const { page, figure, against, over, most, scale = 1 } = target;
    const own = find(page, figure);
    const divisor = against ? find(page, figure, against) : over ? find(over.page, over.figure) : scale;
    if (own === undefined || divisor === undefined) return target;
    const value = own / divisor;
    return { ...target, value, met: value <= most };
  });
}
