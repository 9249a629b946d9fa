/** A wish to move: by one, to an end, or to a slide by its index. */
export type Move = 'next' | 'previous' | 'first' | 'last' | number;

/**
 * Where a move leads.
 * @param from index of the slide shown
 * @returns an index within the deck; `from` itself when the move leads nowhere
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
