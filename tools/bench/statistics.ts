export interface Spread {
  median: number;
  least: number;
  most: number;
  runs: number;
}

/** @returns the middle value, or the mean of the middle two; NaN for an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/** The median and range of repeated measurements; missing values are left out. */
export function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const known = values.filter((value): value is number => value !== undefined && Number.isFinite(value));
  if (known.length === 0) return undefined;
  return {
    median: median(known),
    least: Math.min(...known),
    most: Math.max(...known),
    runs: known.length,
  };
}
