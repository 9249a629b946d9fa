import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Awaited } from './times';

const AWAITED: readonly Awaited[] = ['reason told', 'build before shown'];

/** Prints at the end of a run how long visitors waited, by event and fault: median, worst and count. */
export default class TimesReporter implements Reporter {
  private readonly times: { awaited: string; fault: string; ms: number }[] = [];

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description = '' } of annotations) {
      const [, fault = '', ms = ''] = /^(.*) (\d+)$/.exec(description) ?? [];
      if (AWAITED.some((each) => each === type)) this.times.push({ awaited: type, fault, ms: Number(ms) });
    }
  }

  onEnd(): void {
    for (const awaited of AWAITED) {
      const mine = this.times.filter((time) => time.awaited === awaited);
      if (mine.length === 0) continue;
      console.log(`\nMilliseconds from the click, ${awaited}: median, worst, number`);
      for (const fault of new Set(mine.map((time) => time.fault))) {
        console.log(`${fault}: ${summarize(mine.filter((time) => time.fault === fault))}`);
      }
      console.log(`all: ${summarize(mine)}`);
    }
  }
}

function summarize(times: { ms: number }[]): string {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]}, ${sorted.at(-1)}, ${sorted.length}`;
}
