import { useShell, useUser } from '@marisma/shared/shell';
import { asRefusal, type Refusal } from '@marisma/shared/stays';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskRequest } from '../desk-request';
import type { DeskTab } from '../desk-view';
import { PAGE_LENGTH, readPage } from '../desk.data';
import { useFresh } from '../use-fresh';
import { mergePage } from './desk-pages';

interface Listed {
  /** Undefined before the first answer. */
  rows: readonly DeskRequest[] | undefined;
  /** Whether more rows follow. */
  more: boolean;
  /** Why the last reading failed. */
  refusal: Refusal | undefined;
}

const UNREAD: Listed = { rows: undefined, more: false, refusal: undefined };

/** A tab of the desk, page by page, kept fresh. Mount it anew for another tab. */
export function useDeskList(tab: DeskTab) {
  const { supabase } = useShell();
  const { id: userId } = useUser();
  const [listed, setListed] = useState(UNREAD);
  const [loadingMore, setLoadingMore] = useState(false);
  const latest = useRef(listed);
  useEffect(() => {
    latest.current = listed;
  });

  const read = useCallback(
    async (after?: DeskRequest) => {
      try {
        const page = await readPage(await supabase(), { tab, userId, after });
        setListed(({ rows = [], more }) => {
          const merged = mergePage(tab, rows, after, page);
          // The page with the list's end says whether more rows follow.
          const last = merged.at(-1)?.id === page.at(-1)?.id;
          return { rows: merged, more: last ? page.length === PAGE_LENGTH : more, refusal: undefined };
        });
      } catch (error) {
        setListed((before) => ({ ...before, refusal: asRefusal(error) }));
        throw error;
      }
    },
    [supabase, tab, userId],
  );
  const refresh = useCallback(() => void read().catch(() => {}), [read]);
  const readMore = useCallback(async () => {
    setLoadingMore(true);
    await read(latest.current.rows?.at(-1)).catch(() => {});
    setLoadingMore(false);
  }, [read]);

  useEffect(refresh, [refresh]);
  useFresh(read);
  return { ...listed, refresh, loadingMore, readMore };
}
