import type { Release } from '@marisma/area-kit/contract';
import { within } from './patience';

/**
 * Yields the earlier builds, newest first; builds that the page's registry leaves out are requested only when
 * needed.
 * @param ask requests the further builds
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
