/**
 * Continues in a new task, so that input and paint can be handled first (WICG Prioritized Task Scheduling).
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
