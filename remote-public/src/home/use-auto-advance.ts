import { useReducedMotion } from '@marisma/area-kit/ui';
import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const subscribeVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * Calls `onAdvance` every `interval` ms, unless paused, focused, in a hidden tab, or under reduced motion (WCAG 2.2.2).
 * Each change of `step` restarts the interval.
 * @returns whether it runs, the pause switch, and `hold`: handlers for the element that pauses while it has the focus
 */
export function useAutoAdvance(interval: number, step: number, onAdvance: () => void) {
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const calm = useReducedMotion();
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  const running = !calm && !paused && !focused && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onAdvance, interval);
    return () => clearTimeout(timer);
  }, [running, interval, step, onAdvance]);

  return {
    possible: !calm,
    running,
    paused,
    // Play starts the slides at once, although the focus is still on the button.
    togglePaused: () => {
      setPaused(!paused);
      setFocused(false);
    },
    hold: {
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
