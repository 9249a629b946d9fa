/** Consecutive failures by URL, shared by the chunk loaders of the shell and of areas. */
const misses: Record<string, number> = ((
  globalThis as { marismaMisses?: Record<string, number> }
).marismaMisses ??= {});

/**
 * @returns the URL to request now; it changes after a failure, because a browser would join the request that
 *   still hangs
 */
export function freshUrl(url: string): string {
  const times = misses[url] ?? 0;
  misses[url] = times + 1;
  return times === 0 ? url : `${url}?retry=${times}`;
}

export const noteArrival = (url: string): void => void delete misses[url];
