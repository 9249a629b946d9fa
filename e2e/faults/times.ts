import { test } from '@playwright/test';

/** What a visitor may wait for after a fault. */
export type Awaited = 'reason told' | 'build before shown';

/** Leaves a time, in milliseconds from the click, for the table at the end of the run. */
export function noteTime(type: Awaited, fault: string, ms: number): void {
  test.info().annotations.push({ type, description: `${fault} ${ms}` });
}
