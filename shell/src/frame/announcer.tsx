import { VisuallyHidden } from '@marisma/area-kit/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const announcement = createStore(() => ({ message: '', turn: 0 }));

/** Announces a message in the one polite live region; a repeated message is announced again. */
export const announce = (message: string): void =>
  announcement.setState(({ turn }) => ({ message, turn: turn + 1 }));

/** The live region. It is rendered empty, because screen readers announce only changes. */
export function Announcer() {
  const { message, turn } = useStore(announcement);
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (turn === 0) return;
    setShown('');
    const timer = setTimeout(() => setShown(message), 50);
    return () => clearTimeout(timer);
  }, [message, turn]);
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite" data-announcer="">
      {shown}
    </VisuallyHidden>
  );
}
