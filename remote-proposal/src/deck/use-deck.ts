import { useLocation, useNavigation, useSearchParams } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { slides } from '../content/slides';
import { t } from '../texts';

/** Time after a move in which the deck is locked, so that a held key or a double press never skips a slide. */
const MOVE_LOCK_MS = 500;

/** Query parameter with a slide's number, from 1: `/proposal?slide=7`. */
const SLIDE_PARAM = 'slide';

/** A move by one slide, to an end, or to a slide's index. */
export type Move = 'next' | 'previous' | 'first' | 'last' | number;

interface DeckState {
  /** Index of the current slide. */
  index: number;
  /** True just after a move: further moves are ignored. */
  locked: boolean;
  /** Direction of the last move; null before the first move. */
  direction: 'forward' | 'back' | null;
  go: (move: Move) => void;
}

/**
 * The current slide, and `go` to change it. Each move is announced once. The slide is stored only in the address, so
 * every slide can be shared and reloaded; moves replace the history entry, so Back leaves the deck.
 */
export function useDeck(): DeckState {
  const { announce } = useShell();
  const [params, setParams] = useSearchParams();
  const isLeaving = useLeaving();
  const { locked, lock } = useLock();
  const [direction, setDirection] = useState<DeckState['direction']>(null);
  const index = readIndex(params.get(SLIDE_PARAM));

  const go = (move: Move) => {
    const named = { next: index + 1, previous: index - 1, first: 0, last: slides.length - 1 };
    const target = typeof move === 'number' ? move : named[move];
    const slide = slides[target];
    if (!slide || target === index || isLeaving() || !lock()) return;
    setDirection(target > index ? 'forward' : 'back');
    const next = new URLSearchParams(params);
    next.set(SLIDE_PARAM, String(target + 1));
    setParams(next, { replace: true, preventScrollReset: true });
    window.scrollTo(0, 0);
    announce(t.slideShown(target + 1, slides.length, slide.name));
  };

  return { index, locked, direction, go };
}

/** A number out of range becomes the nearest end, an invalid value the cover. */
function readIndex(param: string | null): number {
  const number = Number.parseInt(param ?? '', 10) || 1;
  return Math.min(Math.max(number, 1), slides.length) - 1;
}

/**
 * Tells whether a navigation to another page is pending. The deck stays on screen until that page is loaded;
 * a key press must neither cancel the navigation nor change the new page's address.
 */
function useLeaving(): () => boolean {
  const { pathname } = useLocation();
  const { location: pending } = useNavigation();
  const ownAddress = useRef<string | null>(null);

  useEffect(() => {
    ownAddress.current = window.location.pathname;
  }, []);

  // The address changes before the page; the router's state changes with the page.
  return () =>
    (pending !== undefined && pending.pathname !== pathname) ||
    window.location.pathname !== ownAddress.current;
}

/**
 * A lock that opens after MOVE_LOCK_MS.
 * @returns `lock`, which closes the lock and returns whether it was open
 */
function useLock(): { locked: boolean; lock: () => boolean } {
  const [locked, setLocked] = useState(false);
  // A ref, because two events may occur before the next render.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const lock = useCallback(() => {
    if (timer.current !== undefined) return false;
    setLocked(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setLocked(false);
    }, MOVE_LOCK_MS);
    return true;
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return { locked, lock };
}
