export interface Limit {
  /** How many events are allowed … */
  count: number;
  /** … within this many seconds. */
  seconds: number;
}

const MOST_KEYS = 20_000;

/** Counts events by key in a sliding window. The counts are in memory, so a restart resets them. */
export class Throttle {
  private readonly events = new Map<string, number[]>();

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Counts an event unless the key has reached its limit.
   * @returns the seconds to wait; 0 when the event is allowed
   */
  take(key: string): number {
    const now = this.now();
    const times = this.recent(key, now);
    const oldest = times[times.length - this.limit.count];
    if (oldest !== undefined)
      return Math.max(1, Math.ceil((oldest + this.limit.seconds * 1000 - now) / 1000));
    times.push(now);
    this.events.delete(key);
    this.events.set(key, times);
    this.dropOldestKey();
    return 0;
  }

  /** Removes the latest event of a key, for instance after a successful sign-in. */
  giveBack(key: string): void {
    this.events.get(key)?.pop();
  }

  /** The number of events of a key within the window. */
  count(key: string): number {
    return this.recent(key, this.now()).length;
  }

  /** Removes all events of a key. */
  forgetKey(key: string): void {
    this.events.delete(key);
  }

  private recent(key: string, now: number): number[] {
    return (this.events.get(key) ?? []).filter((time) => time > now - this.limit.seconds * 1000);
  }

  private dropOldestKey(): void {
    const oldest = this.events.keys().next();
    if (this.events.size > MOST_KEYS && !oldest.done) this.events.delete(oldest.value);
  }
}
