/** Main-thread time a slice may take; input waits at most this long (RAIL: answer within 50 ms). */
const SLICE = 10;

interface Options {
  signal: AbortSignal;
  /** Stands in for the clock in tests. */
  now?: () => number;
}

/**
 * Runs work to its end without holding the page: whenever a slice's time is up, the browser gets a turn.
 * @throws the signal's reason once it is aborted
 */
export async function runInSlices<T>(
  work: Generator<void, T>,
  { signal, now = () => performance.now() }: Options,
): Promise<T> {
  let deadline = now() + SLICE;
  for (;;) {
    signal.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    if (now() >= deadline) {
      await giveWay();
      deadline = now() + SLICE;
    }
  }
}

const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve));
