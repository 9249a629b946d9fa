import { useShell } from '@marisma/area-kit/shell';
import { useState } from 'react';
import type { Slide } from '../../content/slide';
import { t } from '../../texts';
import { resolveMove, type Move } from './resolve-move';
import { useLeaving } from './use-leaving';
import { useLock } from './use-lock';
import { useSlideParam } from './use-slide-param';

/** Time after a move in which the deck is locked, so that a held key or a double press never skips a slide. */
export const MOVE_LOCK_MS = 500;

export interface DeckState {
  /** Index of the current slide. */
  index: number;
  /** True just after a move: further moves are ignored. */
  locked: boolean;
  /** Direction of the last move; null before the first move. */
  direction: 'forward' | 'back' | null;
  go: (move: Move) => void;
}

/** The current slide, and `go` to change it. Each move is announced once. */
export function useDeck(slides: readonly Slide[]): DeckState {
  const { announce } = useShell();
  const { index, show } = useSlideParam(slides.length);
  const isLeaving = useLeaving();
  const { locked, take } = useLock(MOVE_LOCK_MS);
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
