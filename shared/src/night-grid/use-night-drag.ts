import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { addDays, type PlainDate } from '../format';
import type { Night } from './keys';

/** A drag in the row of a house. */
export interface NightDrag<Item> {
  house: string;
  from: PlainDate;
  to: PlainDate;
  /** What is dragged; undefined for free nights. */
  item?: Item;
}

/** The night under a pointer, from the cell below it and, where that has several nights, the place within. */
function nightUnder({ target, clientX }: { target: EventTarget | null; clientX: number }): Night | undefined {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  const [house, first] = cell?.querySelector('[data-cell]')?.getAttribute('data-cell')?.split(' ') ?? [];
  if (!cell || !house || !first) return undefined;
  const { left, width } = cell.getBoundingClientRect();
  const nights = Number(cell.getAttribute('aria-colspan') ?? 1);
  const place = Math.floor(((clientX - left) / Math.max(1, width)) * nights);
  return { house, day: addDays(first, Math.max(0, Math.min(nights - 1, place))) };
}

/**
 * Drags over nights with a mouse or pen; a finger scrolls. A drag begins when the pointer reaches another night.
 * @param onDrop the drag has ended
 * @param onDrag it has reached another night
 */
export function useNightDrag<Item = never>(
  onDrop: (drag: NightDrag<Item>) => void,
  onDrag?: (drag: NightDrag<Item>) => void,
) {
  const [start, setStart] = useState<Night & { item?: Item }>();
  const [drag, setDrag] = useState<NightDrag<Item>>();
  const dropped = useRef(false);

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const day = nightUnder(event)?.day;
    if (!start || !day || day === (drag?.to ?? start.day)) return;
    const next = { house: start.house, from: start.day, to: day, item: start.item };
    setDrag(next);
    onDrag?.(next);
  });
  const end = useEffectEvent((event: globalThis.PointerEvent) => {
    setStart(undefined);
    setDrag(undefined);
    if (!drag || event.type === 'pointercancel') return;
    dropped.current = true;
    setTimeout(() => (dropped.current = false), 0);
    onDrop(drag);
  });
  useEffect(() => {
    if (!start) return undefined;
    const onMove = (event: globalThis.PointerEvent) => move(event);
    const onEnd = (event: globalThis.PointerEvent) => end(event);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
    };
  }, [start]);

  return {
    drag,
    begin: (event: PointerEvent, item?: Item) => {
      const night = nightUnder(event);
      if (event.pointerType === 'touch' || event.button !== 0 || !night) return;
      // A pen's events would all go to the cell in which it begins.
      event.currentTarget.releasePointerCapture?.(event.pointerId);
      setStart({ ...night, item });
    },
    /** Ignores the click that follows a drag. */
    onClickCapture: (event: { stopPropagation: () => void }) => dropped.current && event.stopPropagation(),
  };
}
