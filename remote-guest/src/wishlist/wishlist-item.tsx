import { useRef } from 'react';
import { useSaved } from '../parts/heart-button';
import { HomeCard } from '../parts/home-card';
import type { Home } from '../sample/homes';
import { RemovedNote } from './removed-note';

/** A home on the wishlist; once removed, it shows a note with an undo button. */
export function WishlistItem({ home }: { home: Home }) {
  const heart = useRef<HTMLButtonElement>(null);
  const { saved, toggle } = useSaved(home.id);
  const undo = () => {
    toggle();
    // The undo button disappears, so the focus moves to the heart.
    heart.current?.focus();
  };
  return (
    <HomeCard home={home} heartRef={heart} sizes="(min-width: 768px) 18rem, 100vw">
      {!saved && <RemovedNote home={home.id} onUndo={undo} />}
    </HomeCard>
  );
}
