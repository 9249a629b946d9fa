import { test } from '@playwright/test';

/** The event that a visitor waits for after a fault. */
export type Awaited = 'reason told' | 'build before shown';

/** Records a time, in milliseconds from the click, for the table at the end of the run. */
export function noteTime(type: Awaited, fault: string, ms: number): void {
  test.info().annotations.push({ type, description: `${fault} ${ms}` });
}
