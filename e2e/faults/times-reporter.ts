import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends a run with how long visitors waited for the reason, by fault: median and worst. */
export default class TimesReporter implements Reporter {
  private readonly times = new Map<string, number[]>();

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type !== 'told after') continue;
      const [, fault = '', ms = ''] = /^(.*) (\d+)$/.exec(description) ?? [];
      this.times.set(fault, [...(this.times.get(fault) ?? []), Number(ms)]);
    }
  }

  onEnd(): void {
    console.log('\nMilliseconds until the reason was told: median, worst, number');
    for (const [fault, times] of this.times) {
      const sorted = times.toSorted((a, b) => a - b);
      console.log(`${fault}: ${sorted[Math.floor(sorted.length / 2)]}, ${sorted.at(-1)}, ${sorted.length}`);
    }
  }
}
