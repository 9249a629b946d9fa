import type { Database } from '@marisma/shared/data';
import { useShell } from '@marisma/shared/shell';
import { asRefusal, type Refusal } from '@marisma/shared/stays';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { useReadNightsAgain } from './use-month';

/**
 * Sends a change of the calendar once, however often it is pressed, and reads the nights again afterwards, also when it
 * was refused: what is shown is what holds.
 */
export function useChange() {
  const { supabase } = useShell();
  const readAgain = useReadNightsAgain();
  /** The name of the change that runs. */
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
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
      setRefusal(asRefusal(error));
      return undefined;
    } finally {
      await readAgain();
      running.current = false;
      setBusy(undefined);
    }
  }

  return { busy, refusal, send, forget: () => setRefusal(undefined) };
}
