import { asDataError, type DataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useState } from 'react';
import { readCalendars, type HouseCalendars } from './feeds.data';

/** A feed that was added is read within this time, and its health shown. */
const FRESH_MS = 10_000;

/** The calendars of all houses, read again while the page is looked at; after a failure the last ones stay. */
export function useCalendars() {
  const { supabase } = useShell();
  const [houses, setHouses] = useState<HouseCalendars[]>();
  const [refusal, setRefusal] = useState<DataError>();

  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const found = await readCalendars(await supabase(), signal);
        if (signal?.aborted) return;
        setHouses(found);
        setRefusal(undefined);
      } catch (error) {
        if (!signal?.aborted) setRefusal(asDataError(error));
      }
    },
    [supabase],
  );

  useEffect(() => {
    const stop = new AbortController();
    void read(stop.signal);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read(stop.signal);
    }, FRESH_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [read]);

  const again = useCallback(() => {
    setRefusal(undefined);
    return read();
  }, [read]);
  return { houses, refusal, read, again };
}
