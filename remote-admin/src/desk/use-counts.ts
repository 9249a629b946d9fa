import { useShell } from '@marisma/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import type { DeskCounts } from './desk-request';
import { readCounts } from './desk.data';
import { useFresh } from './use-fresh';

/** The desk's counts, kept fresh. After a failure the counts before it stay: the list says what is wrong. */
export function useCounts() {
  const { supabase } = useShell();
  const [counts, setCounts] = useState<DeskCounts>();
  const read = useCallback(async () => setCounts(await readCounts(await supabase())), [supabase]);
  const refresh = useCallback(() => void read().catch(() => {}), [read]);

  useEffect(refresh, [refresh]);
  useFresh(read);
  return { counts, refresh };
}
