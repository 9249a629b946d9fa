import { areaStore } from '../areas/area-store';

/**
 * Waits for an area's load until it is overdue; the load then continues.
 * @returns the load's result; null when it is overdue
 */
export function untilOverdue<T>(name: string, load: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const unsubscribe = areaStore.subscribe((areas) => {
      if (areas[name]?.overdue) settle(null);
    });
    const settle = (outcome: T | null): void => {
      unsubscribe();
      resolve(outcome);
    };
    void load.then(settle);
  });
}
