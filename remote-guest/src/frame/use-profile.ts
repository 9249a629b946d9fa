import { useShell } from '@marisma/shared/shell';
import { useQuery } from '@tanstack/react-query';
import { greetingName } from './greeting-name';
import { useGuest } from './guest-context';
import { readProfile } from './profile.data';

const PATIENCE = 8_000;

/** The guest's profile, and what to call them; the name is undefined until it is known or known to be missing. */
export function useProfile() {
  const { user } = useGuest();
  const shell = useShell();
  const query = useQuery({
    queryKey: ['profile', user.id],
    queryFn: async ({ signal }) =>
      readProfile(await shell.supabase(), user.id, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])),
    retry: 1,
    retryDelay: 1_000,
    // Offline, the request shall fail and the sign-in's own name be used, not wait unseen.
    networkMode: 'always',
  });
  const waiting = query.isPending && query.failureCount === 0;
  return { ...query, waiting, name: waiting ? undefined : greetingName(query.data, user) };
}
