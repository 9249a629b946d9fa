import { useShell } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { type Database, asDataError, type DataError } from '../data';

/**
 * Sends a change once, however often it is pressed, and reads again afterwards, also when it was refused: what is shown
 * is what holds.
 * @param readAgain resolves when what the change is about has been read, or that has failed
 */
export function useChange(readAgain: () => Promise<unknown>) {
  const { supabase } = useShell();
  /** The name of the change that runs. */
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<DataError>();
  const running = useRef(false);

  /** Resolves to the answer; undefined when the change was refused or another one runs. */
  async function send<T>(
    name: string,
    change: (client: SupabaseClient<Database>) => Promise<T>,
  ): Promise<T | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(name);
    setRefusal(undefined);
    try {
      return await change(await supabase());
    } catch (error) {
      setRefusal(asDataError(error));
      return undefined;
    } finally {
      await readAgain();
      running.current = false;
      setBusy(undefined);
    }
  }

  return { busy, refusal, send, forget: () => setRefusal(undefined) };
}
