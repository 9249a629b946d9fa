/** By URL, how often in a row a file did not come; the chunk loaders of shell and areas write to the same. */
const misses: Record<string, number> = ((
  globalThis as { marismaMisses?: Record<string, number> }
).marismaMisses ??= {});

/** @returns the URL to ask this time: a browser joins a request that still hangs, so a file that did not come gets another */
export function freshUrl(url: string): string {
  const times = misses[url] ?? 0;
  misses[url] = times + 1;
  return times === 0 ? url : `${url}?retry=${times}`;
}

/** Notes that a file came. */
export const noteArrival = (url: string): void => void delete misses[url];
