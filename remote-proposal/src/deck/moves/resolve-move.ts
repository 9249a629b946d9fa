/** A move by one slide, to an end, or to a slide's index. */
export type Move = 'next' | 'previous' | 'first' | 'last' | number;

/**
 * The target of a move.
 * @param from index of the current slide
 * @returns an index within the deck; `from` when the move has no target
 */
export function resolveMove(move: Move, from: number, total: number): number {
  const target = typeof move === 'number' ? move : namedTarget(move, from, total);
  return Math.min(Math.max(target, 0), total - 1);
}

function namedTarget(move: Exclude<Move, number>, from: number, total: number): number {
  switch (move) {
    case 'next':
      return from + 1;
    case 'previous':
      return from - 1;
    case 'first':
      return 0;
    case 'last':
      return total - 1;
  }
}
