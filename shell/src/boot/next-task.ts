/** Goes on in a task of its own, so that a press or a paint can come before it (WICG Prioritized Task Scheduling). */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
