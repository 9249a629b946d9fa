import { change } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useRef } from 'react';
import { useOpenRequest } from '../request-context';

/** A lease ends after 60 seconds; while somebody types it is renewed well before. */
const RENEW_MS = 25_000;

/**
 * Lets the others see who is writing an answer. It keeps nobody from answering, so a call that fails is left.
 * @returns `touch` for each thing typed, `release` for when the form is left
 */
export function useLease() {
  const { supabase } = useShell();
  const { id } = useOpenRequest().request;
  const since = useRef<number>(undefined);

  const hold = useCallback(
    (on: boolean) =>
      void supabase()
        .then((client) => change(client.rpc('hold_request', { request_id: id, hold: on })))
        .catch(() => {}),
    [supabase, id],
  );
  const touch = () => {
    const now = Date.now();
    if (since.current !== undefined && now - since.current < RENEW_MS) return;
    since.current = now;
    hold(true);
  };
  const release = useCallback(() => {
    if (since.current === undefined) return;
    since.current = undefined;
    hold(false);
  }, [hold]);

  useEffect(() => release, [release]);
  return { touch, release };
}
