import { useShell } from '@marisma/shared/shell';
import { useEffect, useSyncExternalStore } from 'react';

export interface FullScreen {
  /** Phones, and pages inside a frame, may not have it. */
  available: boolean;
  active: boolean;
  toggle: () => void;
}

const follow = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const off = () => false;

/** The whole screen for the deck; given back when the deck is left. */
export function useFullScreen(): FullScreen {
  const { reportError } = useShell();
  const available = useSyncExternalStore(follow, () => document.fullscreenEnabled ?? false, off);
  const active = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement), off);

  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    },
    [],
  );

  const toggle = () => {
    if (!available) return;
    const change = active ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch((error: unknown) => reportError(error, { area: 'proposal', during: 'full screen' }));
  };

  return { available, active, toggle };
}
