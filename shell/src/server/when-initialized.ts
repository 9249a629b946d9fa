import type { createMemoryRouter } from '@marisma/shared/router';

const WITHIN_MS = 10_000;

/** @throws Error when the router's first page has not loaded in time */
export function whenInitialized(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`not loaded within ${WITHIN_MS / 1000} seconds`)),
      WITHIN_MS,
    );
    const done = (): void => {
      if (!router.state.initialized) return;
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(done);
    done();
  });
}
