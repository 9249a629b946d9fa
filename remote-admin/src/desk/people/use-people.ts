import { asDataError, type DataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useState } from 'react';
import { isStaff, PAGE_LENGTH, readPeople, type Person } from './people.data';

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
  const [round, setRound] = useState(0);

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
  }, [read, words, round]);

  return {
    listed,
    refusal,
    loading,
    again: () => setRound((before) => before + 1),
    readMore: () => void read(listed?.rows.at(-1)?.id),
    /** Puts an account that was changed into its row; the list of staff has no others. */
    replace: (person: Person) =>
      setListed((before) => {
        if (!before) return before;
        const stays = before.words !== '' || isStaff(person);
        return {
          ...before,
          rows: before.rows.flatMap((row) => (row.id !== person.id ? row : stays ? person : [])),
        };
      }),
  };
}
