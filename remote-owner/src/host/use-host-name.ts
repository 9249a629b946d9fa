import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell, useUser } from '@marisma/shared/shell';
import { readProfileName } from './profile.data';

/**
 * What to call the host: the first name of the profile, else the one given at sign-up, else the email.
 * Undefined until the profile is read or has failed, so that no name is shown and then exchanged.
 */
export function useHostName(): string | undefined {
  const { supabase, reportError } = useShell();
  const user = useUser();
  const { data, error } = useQuery({
    queryKey: ['profile', user.id],
    queryFn: async ({ signal }) => readProfileName(await supabase(), user.id, signal),
  });

  useEffect(() => {
    if (error) reportError(error, { area: 'owner', during: 'reading the profile' });
  }, [error, reportError]);

  if (!data && !error) return undefined;
  return [data?.first_name, user.firstName, data?.email, user.email]
    .map((name) => name?.trim())
    .find(Boolean);
}
