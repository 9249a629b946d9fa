import { useShell } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { SignInAgain } from '@marisma/area-kit/ui';
import { type Database, asDataError, type DataError } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { t } from '../../texts';
import { useReadAgain } from './use-live';
import { momentInWords } from './moments';

/** The words for a refusal of a change. */
export function refusalInWords({ code: word, changed: by }: DataError): string {
  const { changed } = t.stay;
  if (word === 'not_allowed') return changed.notPossible;
  if (word !== 'stale') return stayTexts.refusals[word] ?? stayTexts.refusals.unavailable;
  return by ? changed.by(by.who, momentInWords(by.when)) : changed.unknown;
}

/**
 * Sends a change to a stay once, however often it is pressed, and reads the stay again afterwards, also when the change
 * was refused: what is shown is what holds.
 * @param options `once`: after it was made it cannot be sent again; for a dialog that closes then
 */
export function useChange<T>(
  change: (client: SupabaseClient<Database>) => Promise<T>,
  { once = false }: { once?: boolean } = {},
) {
  const { supabase } = useShell();
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<DataError>();
  const running = useRef(false);

  function release(): void {
    running.current = false;
    setBusy(false);
  }

  /** Resolves to whether the change was made. */
  async function send(): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await change(await supabase());
      await readAgain();
      if (!once) release();
      return true;
    } catch (error) {
      setRefusal(asDataError(error));
      release();
      void readAgain();
      return false;
    }
  }

  return {
    busy,
    problem: refusal && (
      <>
        {refusalInWords(refusal)}
        <SignInAgain after={refusal} />
      </>
    ),
    send,
  };
}
