import type { Release } from '@marisma/shared/contract';
import { within } from './patience';

/**
 * The builds before, newest first; those that the page doesn't name are asked for only when they are needed.
 * @param ask gives builds older than the known ones
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
