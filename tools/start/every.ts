/** @returns `work`, done at most once in so many milliseconds; callers in between share the last result */
export function every<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > milliseconds) last = { at: Date.now(), result: work() };
    return last.result;
  };
}
