import { change, read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readTimestamp } from '@marisma/area-kit/format';
import type { OpenInterval } from '@marisma/area-kit/office-hours';
import * as z from '@marisma/area-kit/shape';

type Client = SupabaseClient<Database>;

export type Interval = OpenInterval;

export interface DayOff {
  day: string;
  reason: string;
}

/** What the office's hours consist of. */
export interface Plan {
  hours: Interval[];
  closures: DayOff[];
}

/** The hours as `office` answers them. */
export interface Office extends Plan {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
  /** The day where the houses are. */
  today: string;
  /** When somebody who writes now is answered; undefined when the office is never open. */
  due: Date | undefined;
}

const textOrNull = z.catch<string | null>(z.string(), null);
const shape = z.object({
  version: z.int(),
  changed_at: textOrNull,
  changed_by: textOrNull,
  today: z.string(),
  answer_due: textOrNull,
  hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  closures: z.array(z.object({ day: z.string(), reason: z.string() })),
});

const moment = (text: string | null): Date | undefined => {
  const time = readTimestamp(text);
  return time === null ? undefined : new Date(time);
};

function parseOffice(answer: unknown): Office {
  const { changed_at, changed_by, answer_due, ...rest } = shape.parse(answer);
  return { ...rest, changedAt: changed_at, changedBy: changed_by, due: moment(answer_due) };
}

/** @throws DataError */
export const readOffice = (client: Client, signal?: AbortSignal): Promise<Office> =>
  read(client.rpc('office'), signal).then(parseOffice);

/**
 * When somebody who writes now would be answered with these hours; undefined when never. Changes nothing.
 * @throws DataError
 */
export const previewOffice = (client: Client, plan: Plan, signal?: AbortSignal): Promise<Date | undefined> =>
  read(client.rpc('preview_office', { ...asJson(plan) }), signal).then((due) =>
    moment(textOrNull.parse(due)),
  );

/**
 * Replaces the hours, if nobody has changed them since this version.
 * @throws DataError
 */
export const saveOffice = (client: Client, plan: Plan, version: number): Promise<Office> =>
  change(client.rpc('set_office', { ...asJson(plan), expected_version: version })).then(parseOffice);

const asJson = ({ hours, closures }: Plan) => ({
  hours: hours.map((one) => ({ ...one })),
  closures: closures.map((one) => ({ ...one })),
});
