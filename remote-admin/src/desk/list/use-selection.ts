import { useCallback, useMemo, useState } from 'react';
import type { DeskRequest } from '../queries';
import type { ListEntry } from './stable-list';

/** Which listed requests are chosen; one that is gone or closed is chosen no longer. */
export function useSelection(entries: readonly ListEntry[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const eligible = useMemo(
    () =>
      entries
        .filter(({ request, gone }) => !gone && request.state !== 'closed')
        .map(({ request }) => request),
    [entries],
  );
  const chosen = useMemo<DeskRequest[]>(() => eligible.filter(({ id }) => ids.has(id)), [eligible, ids]);
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    chosen,
    eligible,
    toggle,
    chooseAll: () => setIds(new Set(eligible.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
