import { asDataError, type DataError } from '@marisma/area-kit/data';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskRequest } from '../desk-request';
import type { DeskView } from '../desk-view';
import { findRequests, findUnsent, PAGE_LENGTH, readPage } from '../desk.data';
import { useFresh } from '../use-fresh';
import { mergePage } from './desk-pages';

interface Listed {
  /** Undefined before the first answer. */
  rows: readonly DeskRequest[] | undefined;
  /** Whether more rows follow. */
  more: boolean;
  /** Why the last reading failed. */
  refusal: DataError | undefined;
  /** The text that the rows were found by. */
  text: string;
}

const UNREAD: Listed = { rows: undefined, more: false, refusal: undefined, text: '' };

/**
 * A tab of the desk, page by page, or what is found by a text; kept fresh. After a failure the rows before it stay.
 * Mount it anew for another tab.
 * @param firstSeen the first row that is in sight, once that is beyond the first page
 */
export function useDeskList({ tab, text }: DeskView, firstSeen: () => number) {
  const { supabase, reportError } = useShell();
  const { id: userId } = useUser();
  const [listed, setListed] = useState(UNREAD);
  const [loadingMore, setLoadingMore] = useState(false);
  const latest = useRef(listed);
  const sight = useRef(firstSeen);
  /** The number of the latest reading: an answer to a text that was changed since is dropped. */
  const turn = useRef(0);
  useEffect(() => {
    latest.current = listed;
    sight.current = firstSeen;
  });

  const attempt = useCallback(
    async (read: (is: () => boolean) => Promise<void>) => {
      const mine = turn.current;
      try {
        await read(() => turn.current === mine);
      } catch (error) {
        if (turn.current !== mine) return;
        if (!latest.current.refusal) reportError(error, { area: 'admin', during: 'reading the desk' });
        setListed((before) => ({ ...before, refusal: asDataError(error) }));
      }
    },
    [reportError],
  );

  const readAfter = useCallback(
    (after?: DeskRequest) =>
      attempt(async (isLatest) => {
        if (tab === 'unsent') return;
        const page = await readPage(await supabase(), { tab, userId, after });
        if (!isLatest()) return;
        setListed(({ rows = [], more }) => {
          const merged = mergePage(tab, rows, after, page);
          // The page with the list's end says whether more rows follow.
          const last = merged.at(-1)?.id === page.at(-1)?.id;
          return {
            rows: merged,
            more: last ? page.length === PAGE_LENGTH : more,
            refusal: undefined,
            text: '',
          };
        });
      }),
    [attempt, supabase, tab, userId],
  );

  const find = useCallback(
    () =>
      attempt(async (isLatest) => {
        const client = await supabase();
        const found = await (text ? findRequests(client, text) : findUnsent(client));
        if (isLatest()) setListed({ ...found, refusal: undefined, text });
      }),
    [attempt, supabase, text],
  );

  const read = useCallback(async () => {
    if (text || tab === 'unsent') return find();
    await readAfter();
    const seen = sight.current();
    // Far down the list, what is in sight is read again too.
    if (seen > 0) await readAfter(latest.current.rows?.[seen - 1]);
  }, [tab, text, find, readAfter]);
  const refresh = useCallback(() => void read(), [read]);

  const readMore = useCallback(async () => {
    setLoadingMore(true);
    await readAfter(latest.current.rows?.at(-1));
    setLoadingMore(false);
  }, [readAfter]);

  useEffect(() => {
    turn.current += 1;
    refresh();
  }, [refresh]);
  useFresh(read);
  return { ...listed, refresh, loadingMore, readMore };
}
