import { change, read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readTimestamp, type PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import * as z from '@marisma/area-kit/shape';

type Client = SupabaseClient<Database>;

const WAYS = ['flight', 'car', 'other'] as const;

const textOrNull = z.catch<string | null>(z.string(), null);
const detailsShape = z.object({
  arrives_at: textOrNull,
  travel: z.catch<(typeof WAYS)[number] | null>(z.enum(WAYS), null),
  flight: textOrNull,
  party: z.array(z.object({ name: z.string(), age: z.optional(z.int()) })),
  diet: textOrNull,
  wishes: textOrNull,
});
const stayShape = z.object({
  id: z.string(),
  code: z.string(),
  property_id: z.string(),
  name: textOrNull,
  phone: textOrNull,
  guests: z.int(),
  check_out: z.string(),
  request_id: textOrNull,
  owed_cents: z.int(),
  details: z.catch<z.infer<typeof detailsShape> | null>(detailsShape, null),
});
const taskShape = z.object({
  id: z.string(),
  property_id: z.string(),
  kind: z.enum(['clean', 'inspect']),
  due_on: z.string(),
  done: z.boolean(),
  done_at: textOrNull,
  done_by: textOrNull,
  note: textOrNull,
  version: z.int(),
});
const dayShape = z.object({
  day: z.string(),
  today: z.string(),
  arrivals: z.array(stayShape),
  departures: z.array(stayShape),
  staying: z.array(stayShape),
  tasks: z.array(taskShape),
});

export type Details = z.infer<typeof detailsShape>;

/** A stay of the day; `house` is the house's name. */
export type DayStay = ReturnType<typeof toStay>;
export type Task = ReturnType<typeof toTask>;

const nameOf = (house: string): string =>
  Object.entries(houseNames).find(([id]) => id === house)?.[1] ?? house;

const toStay = ({ property_id, check_out, request_id, owed_cents, ...rest }: z.infer<typeof stayShape>) => ({
  ...rest,
  houseId: property_id,
  house: nameOf(property_id),
  checkOut: check_out,
  request: request_id,
  owed: owed_cents / 100,
});

const toTask = ({ property_id, due_on, done_at, done_by, ...rest }: z.infer<typeof taskShape>) => {
  const at = readTimestamp(done_at);
  return {
    ...rest,
    house: nameOf(property_id),
    dueOn: due_on,
    doneAt: at === null ? undefined : new Date(at),
    doneBy: done_by,
  };
};

/** What happens at the houses on a day. `today` is the day there now. */
export interface DayList {
  day: PlainDate;
  today: PlainDate;
  arrivals: DayStay[];
  departures: DayStay[];
  staying: DayStay[];
  tasks: Task[];
}

function parseDay(answer: unknown): DayList {
  const { arrivals, departures, staying, tasks, ...rest } = dayShape.parse(answer);
  return {
    ...rest,
    arrivals: arrivals.map(toStay),
    departures: departures.map(toStay),
    staying: staying.map(toStay),
    tasks: tasks.map(toTask),
  };
}

/**
 * The list of a day.
 * @param day the day at the houses now where it is left out
 * @throws DataError
 */
export const readDay = (client: Client, day: PlainDate | undefined, signal?: AbortSignal): Promise<DayList> =>
  read(client.rpc('day_list', day ? { day } : {}), signal).then(parseDay);

/**
 * Marks a task done or open, and replaces its note, if nobody has changed it since this version.
 * @throws DataError
 */
export const changeTask = (
  client: Client,
  { id, version }: Pick<Task, 'id' | 'version'>,
  { done, note }: { done: boolean; note: string | null },
): Promise<Task> =>
  change(client.rpc('change_task', { task_id: id, done, note: note ?? '', expected_version: version })).then(
    (answer) => toTask(taskShape.parse(answer)),
  );
