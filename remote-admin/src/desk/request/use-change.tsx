import { type Database, asDataError, type DataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { SignInAgain } from '@marisma/area-kit/ui';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { t } from '../../texts';
import { momentInWords } from '../../lib/moments';
import { useOpenRequest } from './request-context';
import { useOutcome } from './use-outcome';

/** The words for a refusal of a change. */
export function refusalInWords({ code: word, changed }: DataError): string {
  const texts = t.request.changed;
  if (word === 'not_allowed') return texts.notPossible;
  if (word !== 'stale') return stayTexts.refusals[word];
  return changed ? texts.by(changed.who, momentInWords(changed.when)) : texts.unknown;
}

/**
 * Sends a change once, however often it is pressed, and reads the request again afterwards, also when the change was
 * refused: what is shown is what holds, and pressing again decides on that.
 */
export function useChange<Given extends readonly unknown[]>(
  change: (client: SupabaseClient<Database>, ...given: Given) => Promise<unknown>,
) {
  const { supabase } = useShell();
  const { readAgain } = useOpenRequest();
  const [busy, setBusy] = useState(false);
  const { said: refusal, say: setRefusal, settle } = useOutcome<DataError>();
  const running = useRef(false);

  /** Resolves to whether the change was made. */
  async function send(...given: Given): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await change(await supabase(), ...given);
      await readAgain();
      return true;
    } catch (error) {
      const why = asDataError(error);
      setRefusal(why);
      // Whoever decides again decides on what is shown then.
      const read = readAgain().then(settle);
      if (why.code === 'stale') await read;
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    refusal,
    problem: refusal && (
      <>
        {refusalInWords(refusal)}
        <SignInAgain after={refusal} />
      </>
    ),
    send,
  };
}
