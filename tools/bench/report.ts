import { formatTable } from '../release/commands/table';
import type { Variant } from './pages';

const ms = { unit: ' ms', scale: 1, decimals: 0 };
const kB = { unit: ' kB', scale: 1000, decimals: 1 };

/** The figures of a page and of a change of page: label, unit, raw value per unit, decimals. */
const FIGURES = {
  fcp: { label: 'first contentful paint', ...ms },
  lcp: { label: 'largest contentful paint', ...ms },
  answers: { label: 'interactive after', ...ms },
  tap: { label: 'tap to paint, at rest', ...ms },
  tbt: { label: 'total blocking time', ...ms },
  cls: { label: 'layout shift', unit: '', scale: 1, decimals: 3 },
  scriptBytes: { label: 'scripts until interactive', ...kB },
  allBytes: { label: 'all bytes', ...kB },
  heap: { label: 'heap after first view', unit: ' MB', scale: 1_000_000, decimals: 2 },
  same: { label: 'change inside an area, prefetched', ...ms },
  sameCold: { label: 'change inside an area', ...ms },
  otherPrefetched: { label: 'change into another area, prefetched', ...ms },
  otherCold: { label: 'change into another area', ...ms },
  fullLoad: { label: 'full load of the static page', ...ms },
};

type Figure = keyof typeof FIGURES;

/** Figures of one visit in milliseconds and bytes. Figures that a variant can't have are missing. */
export type Figures = Partial<Record<Figure, number>>;

const BASELINES = { limit: 'limit', purist: 'purist', single: 'single bundle' } as const;

/** The middle value, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/** The figures of all runs. */
export class Report {
  private readonly values = new Map<string, number[]>();

  add(page: string, variant: Variant['name'], figures: Figures): void {
    for (const [figure, value] of Object.entries(figures)) {
      const key = [page, variant, figure].join(' ');
      if (Number.isFinite(value)) this.values.set(key, [...(this.values.get(key) ?? []), value]);
    }
  }

  /** A table for each page: the product, and the baselines with the product's ratio to each. */
  toString(): string {
    const pages = new Set([...this.values.keys()].map((key) => key.split(' ')[0] ?? ''));
    return [...pages].map((page) => this.describe(page)).join('\n\n');
  }

  private describe(page: string): string {
    const valuesOf = (variant: Variant['name'], figure: Figure): number[] =>
      this.values.get([page, variant, figure].join(' ')) ?? [];
    const names = Object.keys(BASELINES) as (keyof typeof BASELINES)[];
    const rows = (Object.keys(FIGURES) as Figure[]).flatMap((figure) => {
      const product = valuesOf('product', figure);
      if (product.length === 0) return [];
      const others = names.flatMap((name) => {
        const other = valuesOf(name, figure);
        const ratio = median(other) > 0 ? (median(product) / median(other)).toFixed(2) : '–';
        return [describeValues(figure, other), ratio];
      });
      return [[FIGURES[figure].label, describeValues(figure, product), ...others]];
    });
    const header = [page, 'product', ...names.flatMap((name) => [BASELINES[name], '×'])];
    return formatTable([header, ...rows]);
  }
}

/** Median, minimum and maximum. */
function describeValues(figure: Figure, values: number[]): string {
  if (values.length === 0) return '–';
  const { unit, scale, decimals } = FIGURES[figure];
  const write = (value: number): string => (value / scale).toFixed(decimals);
  return `${write(median(values))}${unit} (${write(Math.min(...values))}–${write(Math.max(...values))})`;
}
