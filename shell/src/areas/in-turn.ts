import type { Release } from '@marisma/shared/contract';
import { within } from './patience';

/**
 * The builds before, newest first; those that the page says too little of are asked for only when they are needed.
 * @param ask gives the others
 */
export async function* inTurn(
  known: Release[],
  ask: (() => Promise<Release[]>) | undefined,
  deadline: number,
): AsyncGenerator<Release> {
  yield* known;
  const left = deadline - Date.now();
  if (ask && left > 0) yield* await within(left, ask()).catch(() => []);
}
