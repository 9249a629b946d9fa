import { FeedFailure } from './feed-failure';
import { WINDOWS_ZONES } from './windows-zones';

const HOUSE_ZONE = 'America/Mexico_City';
const MINUTE_MS = 60_000;
/** What one calendar may cost in all, in steps of well under a microsecond; an honest one takes less than half. */
const MOST_WORK = 1_000_000;
const CONVERSION = 40;
const MOST_ZONES = 100;
/** Earlier and later years have other than four digits; no clock changes there. */
const FORMATTED = [Date.UTC(1001, 0), Date.UTC(9999, 0)] as const;

/** What turns a time on a clock, written as if it were UTC, into the earliest and latest instant that it may be. */
export interface Clock {
  earliest(wall: number): number;
  latest(wall: number): number;
}

/** The clocks of one calendar, and a bound on the work that it makes. */
export class Clocks {
  readonly #described: ReadonlyMap<string, string[]>;
  readonly #known = new Map<string, Clock>();
  readonly #house = this.#inZone(houseFormat);
  #work = MOST_WORK;

  constructor(described: ReadonlyMap<string, string[]>) {
    this.#described = described;
  }

  /** @throws FeedFailure 'too_many_events' when the calendar makes too much work */
  spend(steps: number): void {
    this.#work -= steps;
    if (this.#work < 0) throw new FeedFailure('too_many_events');
  }

  /** The clock of a zone: one that is known, one that the calendar describes, or else the house's. */
  of(zone: string): Clock {
    const known = this.#known.get(zone);
    if (known) return known;
    if (this.#known.size >= MOST_ZONES) return this.#house;
    const format = findFormat(zone);
    const offsets = this.#described.get(zone)?.map(offsetOf).filter(Number.isFinite);
    const clock = format
      ? this.#inZone(format)
      : offsets?.[0] === undefined
        ? this.#house
        : fixed(...offsets);
    this.#known.set(zone, clock);
    return clock;
  }

  /** What the clocks of the house show at an instant. */
  atHouse(instant: number): number {
    this.spend(CONVERSION);
    return wallOf(instant, houseFormat);
  }

  #inZone(format: Intl.DateTimeFormat): Clock {
    const toInstant = (wall: number): number => {
      this.spend(2 * CONVERSION);
      const first = wall - (wallOf(wall, format) - wall);
      return first - (wallOf(first, format) - wall);
    };
    return { earliest: toInstant, latest: toInstant };
  }
}

/** A clock of which the offset is one of these: in doubt a night is taken, not sold twice. */
export function fixed(...offsets: number[]): Clock {
  const [low, high] = [Math.min(...offsets), Math.max(...offsets)];
  return { earliest: (wall) => wall - high, latest: (wall) => wall - low };
}

/** Milliseconds of '+0100', '-06:00', '0100' or 'Z'. */
export function offsetOf(written: string): number {
  if (/^Z$/i.test(written)) return 0;
  const [, sign, hours, minutes] = /^([+-]?)(\d\d):?(\d\d)/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** By the name of Windows, or by the last parts of a path such as '/freeassociation.sourceforge.net/Europe/Berlin'. */
function findFormat(zone: string): Intl.DateTimeFormat | undefined {
  const name = zone.toLowerCase().replace(/ (standard|daylight|summer) time/, '');
  const parts = (WINDOWS_ZONES.get(name) ?? zone).split('/').slice(-3);
  for (; parts.length > 0; parts.shift()) {
    try {
      return zoneFormat(parts.join('/'));
    } catch {
      // Not a zone of the IANA; fewer parts may be.
    }
  }
  return undefined;
}

/**
 * The format of Sweden is nearly that of ISO 8601.
 * @throws RangeError for an unknown zone
 */
const zoneFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

const houseFormat = zoneFormat(HOUSE_ZONE);

/** What the clocks of a zone show at an instant, as if it were UTC. */
function wallOf(instant: number, format: Intl.DateTimeFormat): number {
  const at = Math.min(Math.max(instant, FORMATTED[0]), FORMATTED[1]);
  const shown = format.format(at).replace(/^(\S+)\D+(\S+)$/, '$1T$2Z');
  return instant - at + Date.parse(shown);
}
