import type { PlainDate } from '@marisma/area-kit/format';
import { useStoredState } from '@marisma/area-kit/ui';

interface DoneTasks {
  day: PlainDate;
  ids: readonly string[];
}

const NOTHING_DONE: DoneTasks = { day: '', ids: [] };

function parse(stored: unknown): DoneTasks | undefined {
  const { day, ids } = (stored ?? {}) as Partial<DoneTasks>;
  if (typeof day !== 'string' || !Array.isArray(ids)) return undefined;
  return { day, ids: ids.filter((id) => typeof id === 'string') };
}

/** The tasks that are ticked today on this device; a new day starts with none. */
export function useDoneTasks(today: PlainDate) {
  const [stored, store] = useStoredState('marisma.admin.done-tasks', NOTHING_DONE, parse);
  const done = stored.day === today ? stored.ids : [];
  const toggle = (id: string) =>
    store({ day: today, ids: done.includes(id) ? done.filter((other) => other !== id) : [...done, id] });
  return { done, toggle };
}
