const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Wraps an import for `lazy`, which would keep a failure forever: a failed import is retried after a pause and when
 * the network is back.
 */
export const retryImport =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await load();
      } catch {
        await pause(wait);
      }
    }
  };
