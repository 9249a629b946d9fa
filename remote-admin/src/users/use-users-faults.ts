import { useEffect } from 'react';
import { useShell } from '@marisma/shared/shell';
import { t } from '../texts';
import type { Users } from './use-users';

/** Shows one toast whenever reading the list stops, and logs each reason once. */
export function useUsersFaults({ failed, errors }: Users): void {
  const { notify, reportError } = useShell();
  const { title, text } = t.users.failed;
  const [first, second] = errors;

  useEffect(() => {
    if (failed) notify({ kind: 'error', title, description: text });
  }, [failed, notify, title, text]);

  useEffect(() => {
    if (first) reportError(first, { area: 'admin', during: 'loading users' });
  }, [first, reportError]);

  useEffect(() => {
    if (second) reportError(second, { area: 'admin', during: 'loading users' });
  }, [second, reportError]);
}
