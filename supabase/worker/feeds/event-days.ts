import type { Clocks } from './clocks';
import { FeedFailure } from './feed-failure';
import { DAY_MS, dayAt, type Nights, type Point, readPoint } from './points';
import { shiftsOf } from './repeats';
import type { EventLines } from './split-events';

const MINUTE_MS = 60_000;
/** Stays are requested up to two years ahead; what repeats without an end is read a little further. */
const MOST_DAYS_AHEAD = 800;
const YEARS = [Date.UTC(2000, 0), Date.UTC(2200, 0)] as const;
const DURATION =
  /:\s*\+?P(?=T?\d)(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?\s*$/i;

/**
 * The nights of an event where the house is, of each of its repetitions, and without those that are over.
 * @param replaced when the repetitions would be that another event stands for
 * @returns none for an event within one day, however it repeats
 * @throws FeedFailure 'bad_event', 'recurring' or 'too_many_events'
 */
export function readNights(
  event: EventLines,
  clocks: Clocks,
  today: number,
  replaced: string[] = [],
): Nights[] {
  const [start, end] = readSpan(event, clocks);
  const recurs = event.has('RRULE') || event.has('RDATE');
  const length = end.wall - start.wall;
  if (!recurs && Math.max(start.wall, end.wall) < today - 2 * DAY_MS) return [];
  const nightsAt = (shift: number): Nights => {
    const from = start.isDay
      ? start.wall
      : dayAt(clocks.atHouse(start.clock.earliest(start.wall + shift))) - shift;
    const to = end.isDay ? end.wall : dayAt(clocks.atHouse(end.clock.latest(end.wall + shift))) - shift;
    // RFC 5545 has no empty event; some sites write a night as a day that ends when it begins.
    return [from + shift, (to === from && start.isDay ? to + DAY_MS : to) + shift];
  };
  const first = nightsAt(0);
  if (first[1] < first[0]) throw new FeedFailure('bad_event');
  if (first[1] === first[0]) return [];
  const found: Nights[] = [];
  const window: Nights = [today - length - 2 * DAY_MS, today + MOST_DAYS_AHEAD * DAY_MS];
  for (const shift of recurs ? shiftsOf(event, start, window, clocks, replaced) : [0]) {
    const nights = shift === 0 ? first : nightsAt(shift);
    if (nights[1] <= today) continue;
    if (nights[0] < YEARS[0] || nights[1] >= YEARS[1]) throw new FeedFailure('bad_event');
    const last = found.at(-1);
    if (last && nights[0] <= last[1]) last[1] = Math.max(last[1], nights[1]);
    else found.push(nights);
  }
  return found;
}

function readSpan(event: EventLines, clocks: Clocks): [Point, Point] {
  const start = readPoint(onlyOf(event, 'DTSTART') ?? '', clocks);
  const written = onlyOf(event, 'DTEND');
  const end = written === undefined ? readDuration(event, start) : readPoint(written, clocks);
  // Some sites end a day with its last minute.
  if (!end.isDay && end.wall - dayAt(end.wall) >= DAY_MS - MINUTE_MS) end.wall = dayAt(end.wall) + DAY_MS;
  // Midnight at both ends means days, whichever clock the site has.
  if (end.wall > start.wall && [start, end].every(({ wall, isDay }) => !isDay && wall === dayAt(wall)))
    start.isDay = end.isDay = true;
  return [start, end];
}

/** @throws FeedFailure 'bad_event' for an event that says it twice, as two events do of which an edge is missing */
function onlyOf(event: EventLines, name: string): string | undefined {
  const [line, ...more] = event.get(name) ?? [];
  if (more.some((one) => one !== line)) throw new FeedFailure('bad_event');
  return line;
}

function readDuration(event: EventLines, start: Point): Point {
  const written = event.get('DURATION')?.[0];
  if (written === undefined) return { ...start, wall: start.wall + (start.isDay ? DAY_MS : 0) };
  const parts = DURATION.exec(written);
  if (!parts) throw new FeedFailure('bad_event');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const length = (weeks * 7 + days) * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return { ...start, wall: start.wall + length };
}
