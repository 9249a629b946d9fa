import { addDays, dayAtHouse, HOUSE_ZONE, type PlainDate } from '@marisma/area-kit/format';
import type { DeskRequest } from '../../queries';

/** When the office opens: 'HH:MM' by ISO day of the week, and the days on which it does not. */
export interface OpeningTimes {
  opens: ReadonlyMap<number, string>;
  closed: ReadonlySet<string>;
}

const HOUR_MS = 3_600_000;

/** The moment of a day and time at the house. */
export function momentAtHouse(day: PlainDate, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shown = (moment: number): number => {
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone: HOUSE_ZONE,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(moment);
    return Date.parse(`${parts.replace(' ', 'T')}Z`);
  };
  // The zone's distance is that of a moment near the wanted one; the second step is for days on which clocks change.
  const near = wanted + (wanted - shown(wanted));
  return new Date(near + (wanted - shown(near)));
}

/** ISO day of the week: 1 is Monday. */
const weekdayOf = (day: PlainDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** When the office opens on a day, or on the first day after it on which it does. */
export function openingFrom(day: PlainDate, { opens, closed }: OpeningTimes): Date {
  for (let ahead = 0; ahead < 60; ahead += 1) {
    const candidate = addDays(day, ahead);
    const time = opens.get(weekdayOf(candidate));
    if (time !== undefined && !closed.has(candidate)) return momentAtHouse(candidate, time);
  }
  // An office without hours.
  return momentAtHouse(day, '09:00');
}

export type SnoozePreset = 'hour' | 'soon' | 'tomorrow' | 'monday' | 'week';

/** By when the house must act: answer, or decide before the hold ends; undefined while it is the guest's turn. */
export function deadlineOf(request: Pick<DeskRequest, 'due_at' | 'hold_until'>): Date | undefined {
  const times = [request.due_at, request.hold_until].flatMap((time) =>
    time === null ? [] : Date.parse(time),
  );
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

interface SnoozeChoice {
  name: SnoozePreset;
  until: Date;
}

/** Until when a request can be put off with one press, by the office's own hours and before the deadline. */
export function snoozePresets(now: Date, times: OpeningTimes, deadline?: Date): SnoozeChoice[] {
  const today = dayAtHouse(now);
  const toMonday = 8 - weekdayOf(today);
  const choices: SnoozeChoice[] = [
    { name: 'hour', until: new Date(now.getTime() + HOUR_MS) },
    { name: 'soon', until: new Date(now.getTime() + 3 * HOUR_MS) },
    { name: 'tomorrow', until: openingFrom(addDays(today, 1), times) },
    { name: 'monday', until: openingFrom(addDays(today, toMonday), times) },
    { name: 'week', until: openingFrom(addDays(today, 7), times) },
  ];
  return choices.filter(({ until }) => !deadline || until < deadline);
}
