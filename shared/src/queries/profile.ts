import { useShell, type SessionUser } from '@marisma/area-kit/shell';
import { useQuery } from '@tanstack/react-query';
import { readOne } from '../data';

/**
 * A user's own profile. Names that it lacks are those given at sign-up; `name` greets by the first name, else the email,
 * and is undefined until the profile is read or a read has failed.
 */
export function useProfile(user: SessionUser) {
  const { supabase } = useShell();
  const query = useQuery({
    queryKey: ['profile', user.id],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return readOne(
        client.from('profiles').select('first_name, last_name, email').eq('user_id', user.id),
        signal,
      );
    },
    meta: { during: 'reading the profile' },
  });
  const waiting = query.isPending && query.failureCount === 0;
  const first = query.data?.first_name?.trim() || user.firstName.trim();
  const last = query.data?.last_name?.trim() || user.lastName.trim();
  const email = query.data?.email?.trim() || user.email;
  const fullName = [first, last].filter(Boolean).join(' ');
  return { ...query, waiting, name: waiting ? undefined : first || email, fullName, email };
}
