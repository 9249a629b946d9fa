import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useSyncExternalStore } from 'react';

export interface FullScreen {
  /** False on some phones and inside frames. */
  available: boolean;
  active: boolean;
  toggle: () => void;
}

const follow = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const off = () => false;

/** Full-screen mode for the deck; ends when the deck unmounts. */
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
