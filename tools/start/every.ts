/**
 * @returns a function that runs `work` at most once in this many milliseconds and otherwise returns the last
 * result
 */
export function every<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > milliseconds) last = { at: Date.now(), result: work() };
    return last.result;
  };
}
