import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useShell } from '@marisma/area-kit/shell';
import { type Database, asDataError, type DataError } from '../data';
import { addDays, type PlainDate } from '../format';
import { useDayChange } from '../ui/use-day-change';
import { daysOf, MAX_DAYS_AHEAD, MAX_NIGHTS } from './stay-days';
import type { Night, NightsRange } from './stays.data';

/** Nights that the data service answers at once. */
const PAGE = 400;

interface Known {
  id?: string;
  nights: readonly Night[];
  /** Whether the service has said that there are no more. */
  ended?: boolean;
  refusal?: DataError;
}
const NOTHING: Known = { nights: [] };

/** Nights, and after them those of others that are later: a new day may have begun while later nights were read. */
function append(nights: readonly Night[], others: readonly Night[]): readonly Night[] {
  const end = nights.at(-1)?.night;
  return end === undefined ? others : [...nights, ...others.filter(({ night }) => night > end)];
}

/** Where the nights after those that are shown stand. */
export type MoreNights = 'ready' | 'loading' | 'failed' | 'none';

/**
 * The nights of a house, 400 at a time: the first when they are needed, the next when a visitor pages there. The first are
 * read again when a new day may have begun.
 * @param name what is loaded; undefined loads nothing
 * @param load loads some nights; without a range the first 400, from the house's today on
 * @param reach a day that is to be among them, if it can be at all
 * @returns `days` once the first nights are known, or `refusal`; `more` loads the next nights, or tries again; `again` reads
 *   all anew
 */
export function useNights(
  name: string | undefined,
  load: (client: SupabaseClient<Database>, range: NightsRange, signal: AbortSignal) => Promise<Night[]>,
  reach?: PlainDate,
) {
  const { supabase } = useShell();
  const [round, setRound] = useState(0);
  const [wanted, setWanted] = useState(PAGE);
  const [known, setKnown] = useState(NOTHING);
  const id = name === undefined ? undefined : `${name} ${round}`;
  const { nights, ended, refusal } = known.id === id ? known : NOTHING;

  const today = nights[0]?.night;
  const last = nights.at(-1)?.night;
  const from = last && addDays(last, 1);
  const end = today && addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS);
  const complete = ended === true || (from !== undefined && end !== undefined && from >= end);
  const needsMore = nights.length < wanted || (reach !== undefined && from !== undefined && reach >= from);
  const next = id !== undefined && !refusal && !complete && needsMore ? `${id} ${nights.length}` : undefined;

  const loadNext = useEffectEvent(async (signal: AbortSignal): Promise<Known> => {
    try {
      const until = from && addDays(from, PAGE);
      const range = from && until && end ? { from_day: from, to_day: until < end ? until : end } : {};
      const page = await load(await supabase(), range, signal);
      return { id, nights: [...nights, ...page], ended: page.length < PAGE };
    } catch (error) {
      return { id, nights, refusal: asDataError(error) };
    }
  });
  useEffect(() => {
    if (next === undefined) return undefined;
    const stop = new AbortController();
    void loadNext(stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      setKnown((now) =>
        now.id === answer.id ? { ...answer, nights: append(now.nights, answer.nights) } : answer,
      );
    });
    return () => stop.abort();
  }, [next]);

  useDayChange(async () => {
    if (id === undefined || nights.length === 0) return;
    try {
      const page = await load(await supabase(), {}, new AbortController().signal);
      if (page.length === 0) return;
      setKnown((now) => (now.id === id ? { ...now, nights: append(page, now.nights) } : now));
    } catch {
      // What is shown stays; the data service judges whatever is chosen.
    }
  });

  const reaching = next !== undefined && reach !== undefined && from !== undefined && reach >= from;
  const days = useMemo(
    () => (nights.length > 0 && !reaching ? daysOf(nights) : undefined),
    [nights, reaching],
  );
  const state: MoreNights = complete ? 'none' : next ? 'loading' : refusal ? 'failed' : 'ready';
  return {
    days,
    refusal: nights.length > 0 ? undefined : refusal,
    more: {
      state,
      load: () => {
        setKnown({ id, nights });
        setWanted(nights.length + 1);
      },
    },
    retry: () => setRound((before) => before + 1),
  };
}
