import { asDataError, type DataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFresh } from '../../use-fresh';
import type { OpenRequest } from './request';
import { readRequest } from './request.data';

const EVENTS = 100;

interface Read {
  /** Undefined before the first answer; null when there is no such request. */
  open: OpenRequest | null | undefined;
  /** Why the last reading failed. */
  refusal: DataError | undefined;
  reading: boolean;
}

/** A request, kept fresh. Mount it anew for another request. */
export function useRequest(id: string) {
  const { supabase } = useShell();
  const [most, setMost] = useState(EVENTS);
  const [read, setRead] = useState<Read>({ open: undefined, refusal: undefined, reading: true });
  const asked = useRef(0);
  const answered = useRef(0);

  const readAgain = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    // An answer counts until a later one has come: a refused change waits for it.
    const settle = (change: Partial<Read>) => {
      if (mine < answered.current) return;
      answered.current = mine;
      setRead((before) => ({ ...before, reading: mine < asked.current, ...change }));
    };
    setRead((before) => ({ ...before, reading: true }));
    try {
      const open = (await readRequest(await supabase(), id, most)) ?? null;
      settle({ open, refusal: undefined });
    } catch (error) {
      settle({ refusal: asDataError(error) });
    }
  }, [supabase, id, most]);

  useEffect(() => void readAgain(), [readAgain]);
  useFresh(readAgain);
  const showEarlier = useCallback(() => setMost((before) => before + EVENTS), []);
  return { ...read, readAgain, showEarlier };
}
