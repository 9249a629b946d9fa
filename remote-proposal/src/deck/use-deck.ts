import { useLocation, useNavigation, useSearchParams } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { slides } from '../content/slides';
import { t } from '../texts';

/** Time after a move in which the deck is locked, so that a held key or a double press never skips a slide. */
const MOVE_LOCK_MS = 500;

interface DeckState {
  /** Index of the current slide. */
  index: number;
  /** True just after a move: further moves are ignored. */
  locked: boolean;
  /** Direction of the last move; null before the first move. */
  direction: 'forward' | 'back' | null;
  go: (move: Move) => void;
}

/** The current slide, and `go` to change it. Each move is announced once. */
export function useDeck(): DeckState {
  const { announce } = useShell();
  const { index, show } = useSlideParam(slides.length);
  const isLeaving = useLeaving();
  const { locked, take } = useLock();
  const [direction, setDirection] = useState<DeckState['direction']>(null);

  const go = (move: Move) => {
    const target = resolveMove(move, index, slides.length);
    const slide = slides[target];
    if (target === index || !slide || isLeaving() || !take()) return;
    setDirection(target > index ? 'forward' : 'back');
    show(target);
    window.scrollTo(0, 0);
    announce(t.slideShown(target + 1, slides.length, slide.name));
  };

  return { index, locked, direction, go };
}

/** A move by one slide, to an end, or to a slide's index. */
export type Move = 'next' | 'previous' | 'first' | 'last' | number;

/**
 * The target of a move.
 * @param from index of the current slide
 * @returns an index within the deck; `from` when the move has no target
 */
export function resolveMove(move: Move, from: number, total: number): number {
  const named = { next: from + 1, previous: from - 1, first: 0, last: total - 1 };
  const target = typeof move === 'number' ? move : named[move];
  return Math.min(Math.max(target, 0), total - 1);
}

/** Query parameter with a slide's number, from 1: `/proposal?slide=7`. */
const SLIDE_PARAM = 'slide';

/**
 * @param value the parameter, if it is set
 * @returns index of an existing slide: a number out of range becomes the nearest end, an invalid value the cover
 */
export function readSlideParam(value: string | null, total: number): number {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 1), total) - 1;
}

/**
 * The current slide is stored only in the address, so every slide can be shared and reloaded.
 * Moves replace the history entry: Back leaves the deck.
 */
function useSlideParam(total: number): { index: number; show: (index: number) => void } {
  const [params, setParams] = useSearchParams();
  const show = (index: number) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(SLIDE_PARAM, String(index + 1));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { index: readSlideParam(params.get(SLIDE_PARAM), total), show };
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
 * @returns `take`, which closes the lock and returns whether it was open
 */
function useLock(): { locked: boolean; take: () => boolean } {
  const [locked, setLocked] = useState(false);
  // A ref, because two events may occur before the next render.
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const take = useCallback(() => {
    if (timer.current !== null) return false;
    setLocked(true);
    timer.current = setTimeout(() => {
      timer.current = null;
      setLocked(false);
    }, MOVE_LOCK_MS);
    return true;
  }, []);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  return { locked, take };
}
