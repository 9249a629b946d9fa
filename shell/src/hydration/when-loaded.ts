import type { createMemoryRouter } from '@marisma/area-kit/router';

/** Waits until the router's first page has loaded or failed. @returns false after `ms` without either */
export function whenLoaded(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>,
  ms: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (loaded: boolean): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(loaded);
    };
    const look = (): void => {
      if (router.state.initialized) finish(true);
    };
    const timer = setTimeout(finish, ms, false);
    const unsubscribe = router.subscribe(look);
    look();
  });
}
