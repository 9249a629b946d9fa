import { useEffect, useRef, type PointerEvent } from 'react';
import type { Night } from './grid-days';
import type { Selection } from './use-selection';

/** Returns what a night needs to be dragged over. */
export type Dragging = (night: Night) => {
  onPointerDown: (event: PointerEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
};

/**
 * Chooses nights by dragging with a mouse or pen; a finger scrolls, and presses the first and the last night instead.
 * @param onDropped a drag over several nights has ended
 */
export function useDragging(selection: Selection, onDropped: () => void): Dragging {
  const from = useRef<Night>(undefined);
  const moved = useRef(false);
  const dropped = useRef(onDropped);

  useEffect(() => {
    dropped.current = onDropped;
  });
  useEffect(() => {
    const end = () => {
      if (moved.current) dropped.current();
      from.current = undefined;
      moved.current = false;
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  return (night) => ({
    onPointerDown: ({ pointerType, button }) => {
      if (pointerType !== 'touch' && button === 0) from.current = night;
    },
    onPointerEnter: () => {
      const start = from.current;
      if (!start || start.house !== night.house || (!moved.current && start.day === night.day)) return;
      moved.current = true;
      selection.spread(night.house, start.day, night.day);
    },
  });
}
