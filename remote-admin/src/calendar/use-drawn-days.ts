import { useEffect, useState, type RefObject } from 'react';

/** Days drawn beside those in sight, so that a slow scroll shows no blank; also the step in which they change. */
const BESIDE = 7;

/**
 * The days in sight of a row that scrolls: `width` of it shows from `left` on, `whole` is all of it.
 * @returns the first day that is drawn and the one after the last, counted from the start of the period
 */
export function drawnDays(
  { left, width, whole }: { left: number; width: number; whole: number },
  days: number,
): { first: number; end: number } {
  if (whole <= 0 || width <= 0 || whole <= width) return { first: 0, end: days };
  const inSteps = (at: number) => Math.floor(((at / whole) * days) / BESIDE) * BESIDE;
  return {
    first: Math.max(0, inSteps(left) - BESIDE),
    end: Math.min(days, inSteps(left + width) + 2 * BESIDE),
  };
}

/** The days of a period that are drawn: those in sight of the scrolling frame, and some beside. */
export function useDrawnDays(frame: RefObject<HTMLElement | null>, days: number) {
  const [drawn, setDrawn] = useState({ first: 0, end: days });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft: left, clientWidth: width, scrollWidth: whole } = element;
      const next = drawnDays({ left, width, whole }, days);
      setDrawn((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    look();
    const watcher = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    watcher?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher?.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, days]);
  return drawn;
}
