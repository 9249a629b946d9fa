import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, type PlainDate } from '../format';
import { nightAfterKey, type Layout, type Night } from './keys';
import { minDate, contains, maxDate, type Nights } from './nights';

interface GridOptions extends Layout {
  /** The night in the tab order until another one has had the focus. */
  start: Night;
  /** The nights that are drawn while those of a new period are on their way; by default the period. */
  drawn?: Nights;
  /** Nights that take no focus: keys pass over them. */
  isDisabled?: (day: PlainDate) => boolean;
  /** No key leads out of these nights. */
  bounds?: Nights;
  /** A key leads to a day outside of the period, which is to be shown; without it the focus stays. */
  onLeave?: (day: PlainDate) => void;
}

/** How many nights without focus a key passes over before it is given up. */
const MOST_TRIES = 366;

const clamp = (day: PlainDate, { from, to }: Nights): PlainDate =>
  maxDate(from, minDate(day, addDays(to, -1)));

/**
 * The keyboard of a grid of nights: keys move the focus, also into a period that is still to come, and one cell takes
 * part in the tab order.
 */
export function useNightGrid(options: GridOptions) {
  const { start, period, drawn = period, houses, cellOf, isDisabled, bounds, onLeave } = options;
  const [latest, setLatest] = useState<Night>();
  const wanted = useRef<{ night: Night; grid: HTMLElement }>(undefined);
  const isShown = latest && contains(drawn, latest.day) && (houses ?? [start.house]).includes(latest.house);
  const current = isShown ? latest : start;
  const isCurrent = (house: string, cell: Nights): boolean =>
    current.house === house && contains(cell, current.day);

  // After every change, before another key can be pressed. The night may be in a period that is still on its way.
  useLayoutEffect(() => {
    if (!wanted.current || drawn.from !== period.from || drawn.to !== period.to) return;
    const { night, grid } = wanted.current;
    if (!contains(period, night.day)) return;
    const from = cellOf?.(night)?.from ?? night.day;
    const button = grid.querySelector<HTMLElement>(`[data-cell="${night.house} ${from}"]`);
    if (!button) return;
    wanted.current = undefined;
    button.focus();
    button.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Whoever presses keys faster than periods are read moves in the one that is on its way.
    const before = wanted.current?.night ?? current;
    const step = (from: Night) => {
      const next = nightAfterKey(event, from, options);
      return next && bounds ? { ...next, day: clamp(next.day, bounds) } : next;
    };
    let night = step(before);
    if (!night) return;
    event.preventDefault();
    for (let tries = 0; isDisabled?.(night.day) && tries < MOST_TRIES; tries += 1)
      night = step(night) ?? night;
    if (isDisabled?.(night.day)) return;
    const leaves = !contains(period, night.day);
    if (leaves && !onLeave) return;
    wanted.current = { night, grid: event.currentTarget };
    setLatest(night);
    if (leaves) onLeave?.(night.day);
  };

  return {
    onKeyDown,
    isCurrent,
    /** What the button of a cell needs. */
    cellProps: (house: string, cell: Nights) => ({
      'data-cell': `${house} ${cell.from}`,
      tabIndex: isCurrent(house, cell) ? 0 : -1,
      onFocus: () => {
        if (!isCurrent(house, cell)) setLatest({ house, day: cell.from });
      },
    }),
  };
}
