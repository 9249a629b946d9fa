import { asDataError, type DataError } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeTask, readDay, type DayList, type Task } from './day-list.data';

const REFRESH_MS = 60_000;

const keyOf = (day: PlainDate | undefined) => ['day', day ?? 'today'];

/** The list of a day, read again each minute and when the tab is looked at. */
export function useDay(day: PlainDate | undefined) {
  const { supabase } = useShell();
  return useQuery({
    queryKey: keyOf(day),
    queryFn: async ({ signal }) => readDay(await supabase(), day, signal),
    staleTime: 0,
    retry: false,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the list of a day' },
  });
}

/** Changes a task of a day's list: one change at a time, shown once it is stored. */
export function useTaskChange(day: PlainDate | undefined) {
  const { supabase } = useShell();
  const client = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<DataError>();

  /** Resolves to whether the change was stored. */
  async function change(task: Task, to: { done: boolean; note: string | null }): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(task.id);
    setRefused(undefined);
    try {
      const stored = await changeTask(await supabase(), task, to);
      // A reading that began before would bring the task back as it was.
      await client.cancelQueries({ queryKey: keyOf(day) });
      client.setQueryData<DayList>(
        keyOf(day),
        (list) => list && { ...list, tasks: list.tasks.map((one) => (one.id === stored.id ? stored : one)) },
      );
      return true;
    } catch (error) {
      setRefused(asDataError(error));
      void client.invalidateQueries({ queryKey: keyOf(day) });
      return false;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  }

  return { busy, refused, change };
}
