import { change, readOne, type Answer, type HouseTask } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useChange, useRead } from '@marisma/area-kit/queries';

/** What happens at the houses on a day. `today` is the day there now. */
export type DayList = Answer<'day_list'>;

/** The list of a day, by default today, read again each minute and when the tab is looked at. */
export function useDay(day: PlainDate | undefined) {
  return useRead(
    'reading the list of a day',
    ['day', day],
    (client, signal) => readOne(client.rpc('day_list', { on_day: day }), signal),
    { staleTime: 0, retry: false, refetchInterval: 60_000 },
  );
}

export interface TaskChange {
  task: HouseTask;
  done: boolean;
  note: string | null;
}

/** Marks a task done or open, and replaces its note, if nobody has changed it since this version. */
export const useTaskChange = () =>
  useChange(
    (client, { task, done, note }: TaskChange) =>
      change(
        client.rpc('change_task', {
          task_id: task.id,
          done,
          note: note ?? '',
          expected_version: task.version,
        }),
      ),
    ['day'],
  );
