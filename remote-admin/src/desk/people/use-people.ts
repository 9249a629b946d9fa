import { asDataError, type DataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useState } from 'react';
import { PAGE_LENGTH, readPeople, type Person } from './people.data';

interface Listed {
  /** The words that were asked about. */
  words: string;
  rows: readonly Person[];
  more: boolean;
}

/** Until typing pauses. */
const PAUSE_MS = 250;

/** The accounts that match some words, page by page; after a failure the rows before it stay. */
export function usePeople(words: string) {
  const { supabase } = useShell();
  const [listed, setListed] = useState<Listed>();
  const [refusal, setRefusal] = useState<DataError>();
  const [loading, setLoading] = useState(true);

  const read = useCallback(
    async (after: string | undefined, signal?: AbortSignal) => {
      setLoading(true);
      try {
        const page = await readPeople(await supabase(), words, after, signal);
        if (signal?.aborted) return;
        setListed((before) => ({
          words,
          rows: after && before ? [...before.rows, ...page] : page,
          more: page.length === PAGE_LENGTH,
        }));
        setRefusal(undefined);
      } catch (error) {
        if (signal?.aborted) return;
        setRefusal(asDataError(error));
      }
      setLoading(false);
    },
    [supabase, words],
  );

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => void read(undefined, stop.signal), words ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [read, words]);

  return {
    listed,
    refusal,
    loading,
    readMore: () => void read(listed?.rows.at(-1)?.id),
    /** Reads the first page again, for instance after a change. */
    again: () => read(undefined),
  };
}
