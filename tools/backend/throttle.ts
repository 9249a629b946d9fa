export interface Limit {
  /** How many are let through … */
  count: number;
  /** … in so many seconds. */
  seconds: number;
}

const MOST_KEYS = 20_000;

/** Counts events by key in a sliding window. Kept in memory: a restart forgets, which is fine on one machine. */
export class Throttle {
  private readonly seen = new Map<string, number[]>();

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts an event unless the key is over its limit; gives the seconds to wait, 0 when it was let through. */
  take(key: string): number {
    const now = this.now();
    const times = this.recent(key, now);
    const oldest = times[times.length - this.limit.count];
    if (oldest !== undefined)
      return Math.max(1, Math.ceil((oldest + this.limit.seconds * 1000 - now) / 1000));
    times.push(now);
    this.seen.delete(key);
    this.seen.set(key, times);
    this.forget();
    return 0;
  }

  /** Takes back the latest event of a key, as when an attempt turned out to be a good one. */
  giveBack(key: string): void {
    this.seen.get(key)?.pop();
  }

  /** How many events of a key count now. */
  count(key: string): number {
    return this.recent(key, this.now()).length;
  }

  /** Takes back all events of a key. */
  forgetKey(key: string): void {
    this.seen.delete(key);
  }

  private recent(key: string, now: number): number[] {
    return (this.seen.get(key) ?? []).filter((time) => time > now - this.limit.seconds * 1000);
  }

  private forget(): void {
    const oldest = this.seen.keys().next();
    if (this.seen.size > MOST_KEYS && !oldest.done) this.seen.delete(oldest.value);
  }
}
