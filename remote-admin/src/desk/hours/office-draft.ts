import { parsePlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { DayOff, Interval, Office, Plan } from './queries';

/** A row of the form; `key` stays its own while others come and go. */
export type Keyed<Row> = Row & { key: number };

export interface Draft {
  hours: Keyed<Interval>[];
  closures: Keyed<DayOff>[];
}

let keys = 0;
export const keyed = <Row>(row: Row): Keyed<Row> => ({ ...row, key: (keys += 1) });

/** Midnight at the end of a day is 24:00 in the database and 00:00 in a time field. */
const shown = (closes: string) => (closes === '24:00' ? '00:00' : closes);
const stored = (closes: string) => (closes === '00:00' ? '24:00' : closes);

export const draftOf = ({ hours, closures }: Office): Draft => ({
  hours: hours.map((one) => keyed({ ...one, closes: shown(one.closes) })),
  closures: closures.map(keyed),
});

export const planOf = ({ hours, closures }: Draft): Plan => ({
  hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes: stored(closes) })),
  closures: closures.map(({ day, reason }) => ({ day, reason: reason.trim() })),
});

const draftShape = z.object({
  hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  closures: z.array(z.object({ day: z.string(), reason: z.string() })),
});

/** Reads a draft that was left in this tab. */
export function readDraft(stored: unknown): Draft {
  const { hours, closures } = draftShape.parse(stored);
  return { hours: hours.map(keyed), closures: closures.map(keyed) };
}

/** Whether the draft says something else than what is stored. */
export const isChanged = (draft: Draft, office: Office): boolean =>
  JSON.stringify(planOf(draft)) !== JSON.stringify(planOf(draftOf(office)));

export type Fault = 'order' | 'overlap' | 'day' | 'past' | 'twice' | 'reason';

/** What is wrong with each row, by its key and field; empty when the draft can be saved. */
export function faultsOf({ hours, closures }: Draft, today: string): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const one of hours) {
    const closes = stored(one.closes);
    if (!one.opens || !one.closes || closes <= one.opens) faults.set(`${one.key} closes`, 'order');
    else if (
      hours.some(
        (other) =>
          other.key < one.key &&
          other.weekday === one.weekday &&
          other.opens < closes &&
          one.opens < stored(other.closes),
      )
    )
      faults.set(`${one.key} closes`, 'overlap');
  }
  for (const { key, day, reason } of closures) {
    if (!parsePlainDate(day)) faults.set(`${key} day`, 'day');
    else if (day < today) faults.set(`${key} day`, 'past');
    else if (closures.some((other) => other.key < key && other.day === day))
      faults.set(`${key} day`, 'twice');
    const length = reason.trim().length;
    if (length < 1 || length > 200) faults.set(`${key} reason`, 'reason');
  }
  return faults;
}
