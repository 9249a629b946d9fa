/** Size of the plot in SVG units; `left` and `foot` are the margins for the axis labels. */
export const PLOT = { width: 560, height: 260, left: 56, top: 12, foot: 30 } as const;

const GAP = 0.35;
const TICKS = 4;

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Computes one bar per value above a zero line, and axis ticks at round values.
 * @param values not negative
 */
export function layOutBars(values: readonly number[]): {
  bars: Bar[];
  ticks: { value: number; y: number }[];
} {
  const step = roundStep(Math.max(0, ...values) / TICKS);
  const top = step * TICKS;
  const room = PLOT.height - PLOT.top - PLOT.foot;
  const y = (value: number) => PLOT.top + room * (1 - value / top);
  const slot = (PLOT.width - PLOT.left) / Math.max(1, values.length);
  return {
    bars: values.map((value, index) => ({
      x: PLOT.left + slot * (index + GAP / 2),
      y: y(value),
      width: slot * (1 - GAP),
      height: y(0) - y(value),
    })),
    ticks: Array.from({ length: TICKS + 1 }, (_, index) => ({ value: step * index, y: y(step * index) })),
  };
}

/** The smallest of 1, 2, 2.5, 5, 10 times a power of ten that is at least `least`. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}
