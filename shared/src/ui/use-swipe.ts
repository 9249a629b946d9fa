import { useRef, type TouchEvent } from 'react';

/** A finger that moves no farther has not swiped. */
const THRESHOLD_PX = 50;

/**
 * Detects a horizontal swipe of a finger. The browser handles steeper movements, pinches and everything while the page
 * is zoomed in. Give the element `touch-action: pan-y pinch-zoom`.
 * @param onSwipe -1 for a swipe to the right (back), 1 for one to the left (forward)
 * @returns handlers for the element
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      start.current =
        touch && event.touches.length === 1 && !zoomed ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!touch || !from) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) > THRESHOLD_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
