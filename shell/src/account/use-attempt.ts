import { useShell } from '@marisma/area-kit/shell';
import { useState } from 'react';
import type { Client } from '../session/browser-client';
import { messageFor } from './auth-failure';

/**
 * Runs actions of the auth service; a failure is shown as a toast.
 * @param failed the toast's title
 * @returns `busy`: the name of the action that runs, or ''
 */
export function useAttempt(failed: string) {
  const { supabase, notify } = useShell();
  const [busy, setBusy] = useState('');
  const attempt = async (action: (client: Client) => Promise<void>, name = 'busy'): Promise<void> => {
    setBusy(name);
    try {
      await action(await supabase());
    } catch (error) {
      notify({ kind: 'error', title: failed, description: messageFor(error) });
    } finally {
      setBusy('');
    }
  };
  return { busy, attempt };
}
