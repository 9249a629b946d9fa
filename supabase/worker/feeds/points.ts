import { type Clock, type Clocks, fixed, offsetOf } from './clocks';
import { FeedFailure } from './feed-failure';

export const DAY_MS = 86_400_000;
const POINT = /:\s*(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?\s*$/i;

/** A point in time of an event: a day, or a time on a clock, written as if it were UTC. */
export interface Point {
  wall: number;
  isDay: boolean;
  clock: Clock;
}

/** From the day of arrival to the day of departure, each as its midnight in UTC. */
export type Nights = [from: number, to: number];

/** The midnight at which the day of a time begins. */
export const dayAt = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS;

/**
 * Reads what follows the name of a property, such as ';TZID=Europe/Madrid:20400103T150000'.
 * @param floating the clock of a time without a zone; otherwise the house's
 * @throws FeedFailure 'bad_event'
 */
export function readPoint(line: string, clocks: Clocks, floating?: Clock): Point {
  clocks.spend(10 + line.length / 8);
  const parts = POINT.exec(line);
  if (!parts) throw new FeedFailure('bad_event');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(wall);
  // 31 February, and 25 o'clock.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59 || year < 100)
    throw new FeedFailure('bad_event');
  const zone = /;\s*TZID\s*=(\s*"[^"]*"|[^;]*)/i
    .exec(line.slice(0, parts.index))?.[1]
    ?.replaceAll('"', '')
    .trim();
  return {
    wall,
    isDay: parts[4] === undefined,
    clock: parts[7]
      ? fixed(offsetOf(parts[7]))
      : zone === undefined && floating
        ? floating
        : clocks.of(zone ?? ''),
  };
}
