import { asDataError } from '@marisma/area-kit/data';
import { plural } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../texts';
import { readCounts } from './counts.data';
import type { DeskCounts } from './desk-request';
import { useFresh } from './use-fresh';

const same = (one: DeskCounts | undefined, other: DeskCounts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The desk's counts, kept fresh; requests that arrive are announced. After a failure the counts before it stay: the
 * list says what is wrong.
 */
export function useCounts() {
  const { supabase, announce } = useShell();
  const [counts, setCounts] = useState<DeskCounts>();
  /** Whether the account is not staff, or not yet. */
  const [refused, setRefused] = useState(false);
  const open = useRef<number>(undefined);

  const read = useCallback(async () => {
    const next = await readCounts(await supabase()).catch((error: unknown) => {
      if (asDataError(error).code === 'not_allowed') setRefused(true);
      throw error;
    });
    setRefused(false);
    const arrived = open.current === undefined ? 0 : next.open - open.current;
    open.current = next.open;
    if (arrived > 0) announce(plural(arrived, t.desk.arrived, intlLocale()));
    setCounts((before) => (same(before, next) ? before : next));
  }, [supabase, announce]);
  const refresh = useCallback(() => void read().catch(() => {}), [read]);

  useEffect(refresh, [refresh]);
  useFresh(read);
  return { counts, refused, refresh };
}
