import { asDataError, type DataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useEffectEvent, useState } from 'react';

type Client = Awaited<ReturnType<ReturnType<typeof useShell>['supabase']>>;

interface Answer<T> {
  data?: T;
  refusal?: DataError;
}

/**
 * Asks the data service once for each key; an answer to an earlier key is dropped.
 * @param key what is asked for; undefined asks for nothing
 * @returns data, or why there are none; `again` repeats the question
 */
export function useAnswer<T>(
  key: string | undefined,
  ask: (client: Client, signal: AbortSignal) => Promise<T>,
) {
  const { supabase } = useShell();
  const [round, setRound] = useState(0);
  const [latest, setLatest] = useState<Answer<T> & { id?: string }>({});
  const id = key === undefined ? undefined : `${key} ${round}`;

  const fetchAnswer = useEffectEvent(async (signal: AbortSignal): Promise<Answer<T>> => {
    try {
      return { data: await ask(await supabase(), signal) };
    } catch (error) {
      return { refusal: asDataError(error) };
    }
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const stop = new AbortController();
    void fetchAnswer(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setLatest({ ...answer, id });
    });
    return () => stop.abort();
  }, [id]);

  const answer: Answer<T> = latest.id === id ? latest : {};
  const again = () => setRound((before) => before + 1);
  return { data: answer.data, refusal: answer.refusal, waiting: id !== undefined && latest.id !== id, again };
}
