/**
 * A signal that is aborted after some time, and with `outer`. Safari before 17.4 and Firefox before 124 have no
 * `AbortSignal.any`.
 */
export function withTimeout(milliseconds: number, outer?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds);
  if (!outer) return limit;
  const both = new AbortController();
  for (const signal of [outer, limit]) {
    const stop = () => both.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  }
  return both.signal;
}
