const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves the focus among a panel's links and buttons: arrows down and up by one, Home and End to the ends. From outside
 * the panel an arrow moves to the first. Text fields keep their keys.
 * @returns whether the key moved the focus
 */
export function stepThrough(panel: HTMLElement, key: string): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  const focused = document.activeElement;
  const at = stops.findIndex((stop) => stop === focused);
  const elsewhere = at < 0 && panel.contains(focused);
  const next = steps[key]?.(at, stops.length - 1);
  const target = next === undefined || elsewhere ? undefined : stops[next];
  target?.focus();
  return target !== undefined;
}
