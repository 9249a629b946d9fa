import { useShell } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../texts';
import { fetchProfile, type Profile } from './profile.data';

export type LoadedProfile =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; profile: Profile };

/** Loads the signed-in user's profile; `retry` loads it again after a failure. */
export function useProfile(userId: string): { loaded: LoadedProfile; retry: () => void } {
  const { supabase, notify, reportError } = useShell();
  const [loaded, setLoaded] = useState<LoadedProfile>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const profile = await fetchProfile(await supabase(), userId);
        if (!left) setLoaded({ status: 'ready', profile });
      } catch (error) {
        if (left) return;
        setLoaded({ status: 'failed' });
        reportError(error, { during: 'loading the profile' });
        notify({ kind: 'error', title: t.profile.error, description: t.profile.loadFailed });
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [attempt, notify, reportError, supabase, userId]);

  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, retry };
}
