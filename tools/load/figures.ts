/** Latencies by kind of request, and the failures. */
export class Figures {
  private readonly times = new Map<string, number[]>();
  readonly problems: string[] = [];

  add(kind: string, milliseconds: number, problem?: string): void {
    const times = this.times.get(kind) ?? [];
    times.push(milliseconds);
    this.times.set(kind, times);
    if (problem) this.problems.push(`${kind}: ${problem}`);
  }

  get count(): number {
    return [...this.times.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** A row for each kind: number of requests; median, 95th and 99th percentile and maximum in milliseconds. */
  table(): Record<string, Record<'requests' | 'p50' | 'p95' | 'p99' | 'worst', number>> {
    return Object.fromEntries(
      [...this.times].sort().map(([kind, times]) => {
        const sorted = [...times].sort((a, b) => a - b);
        const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
        return [kind, { requests: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) }];
      }),
    );
  }
}
