import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { useReducedMotion } from './use-media-query';

const subscribeVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * Calls `onAdvance` every `interval` ms, unless paused, hovered, focused, in a hidden tab, or under reduced motion
 * (WCAG 2.2.2). Each change of `step` restarts the interval.
 * @returns whether it runs, the pause switch, and `hold`: handlers for the element that pauses by hover and focus
 */
export function useAutoAdvance(interval: number | undefined, step: number, onAdvance: () => void) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const calm = useReducedMotion();
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  const possible = interval !== undefined && !calm;
  const running = possible && !paused && !hovered && !focused && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onAdvance, interval);
    return () => clearTimeout(timer);
  }, [running, interval, step, onAdvance]);

  return {
    possible,
    running,
    paused,
    // Play starts the slides at once, although pointer and focus are still on the button.
    togglePaused: () => {
      setPaused(!paused);
      setHovered(false);
      setFocused(false);
    },
    // Pointer events, not mouse events: after a tap a phone sends mouseenter but never mouseleave.
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
