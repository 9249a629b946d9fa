const WINDOW_MS = 60_000;

/**
 * Counts events by key in windows of a minute, in memory; the caller bounds how many keys there are.
 * @returns a function that counts an event and says whether its key stays within the limit
 */
export function limitPerMinute(most: number): (key: string) => boolean {
  const counts = new Map<string, number>();
  let began = Date.now();
  return (key) => {
    if (Date.now() - began >= WINDOW_MS) {
      counts.clear();
      began = Date.now();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
