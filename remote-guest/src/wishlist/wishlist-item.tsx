import type { ReactNode, RefObject } from 'react';
import { HomeCard } from '../parts/home-card';
import type { Home } from '../sample/homes';
import { RemovedNote } from './removed-note';

type WishlistItemProps = {
  home: Home;
  saved: boolean;
  onToggle: () => void;
  heartRef: RefObject<HTMLButtonElement | null>;
  heart?: ReactNode;
};

/** A home on a wishlist; once removed, it shows a note with an undo button. */
export function WishlistItem({ home, saved, onToggle, heartRef, heart }: WishlistItemProps) {
  const undo = () => {
    onToggle();
    // The undo button disappears, so the focus moves to the heart.
    heartRef.current?.focus();
  };
  return (
    <HomeCard home={home} heartRef={heartRef} heart={heart} sizes="(min-width: 768px) 18rem, 100vw">
      {!saved && <RemovedNote home={home.id} onUndo={undo} />}
    </HomeCard>
  );
}
