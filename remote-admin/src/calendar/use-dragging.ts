import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Nights, Taken } from './calendar.data';
import { dragged } from './cells';

/** Nights that a drag has chosen: free ones, or where a stay shall lie. */
export interface Dragged extends Nights {
  house: string;
  taken?: Taken;
}

interface Start {
  house: string;
  day: PlainDate;
  x: number;
  row: HTMLElement;
  taken?: Taken;
  byEnd: boolean;
}

/** The day under a pointer, from the place of a row's heads. */
function dayUnder(x: number, row: HTMLElement, { from, to }: Nights, days: number): PlainDate {
  const name = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const { left, width } = row.getBoundingClientRect();
  const at = Math.floor(((x - left - name) / Math.max(1, width - name)) * days);
  const day = addDays(from, Math.max(0, at));
  return day < to ? day : addDays(to, -1);
}

/**
 * Chooses free nights, moves a stay or makes it longer by dragging with a mouse or pen; a finger scrolls. The drag only
 * fills the form in, which says the price and asks.
 */
export function useDragging(period: Nights, days: number, onDropped: (dropped: Dragged) => void) {
  const [shown, setShown] = useState<Dragged>();
  const latest = useRef({ period, days, onDropped, shown });
  const start = useRef<Start>(undefined);
  /** A drag ends with a click, which is none. */
  const justDropped = useRef(false);
  useEffect(() => {
    latest.current = { period, days, onDropped, shown };
  });

  useEffect(() => {
    const show = (next: Dragged | undefined) => {
      latest.current.shown = next;
      setShown(next);
    };
    const move = ({ clientX }: globalThis.PointerEvent) => {
      const { current } = start;
      if (!current || (!latest.current.shown && Math.abs(clientX - current.x) < 6)) return;
      const { house, day, taken, byEnd, row } = current;
      const now = dayUnder(clientX, row, latest.current.period, latest.current.days);
      const nights = taken
        ? dragged(taken, byEnd, day, now)
        : { from: day < now ? day : now, to: addDays(day < now ? now : day, 1) };
      show({ house, taken, ...nights });
    };
    const end = (event: globalThis.PointerEvent) => {
      const { shown: dropped } = latest.current;
      start.current = undefined;
      show(undefined);
      if (!dropped || event.type === 'pointercancel') return;
      justDropped.current = true;
      setTimeout(() => (justDropped.current = false), 0);
      latest.current.onDropped(dropped);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  const begin = (event: PointerEvent<HTMLElement>, house: string, taken?: Taken, byEnd = false) => {
    const row = event.currentTarget.closest<HTMLElement>('[role="row"]');
    if (event.pointerType === 'touch' || event.button !== 0 || !row) return;
    const day = dayUnder(event.clientX, row, period, days);
    start.current = { house, day, x: event.clientX, row, taken, byEnd };
  };
  return { shown, begin, isDrop: () => justDropped.current };
}
