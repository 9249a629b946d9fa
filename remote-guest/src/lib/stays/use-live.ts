import { within } from '@marisma/area-kit/browser';
import { useShell } from '@marisma/area-kit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGuest } from '../../frame/guest-context';

const PATIENCE_MS = 8_000;

const keyOf = (userId: string) => ['live', userId];

/** The guest's own stays, payments and conversations: read again when the tab is looked at, and each minute. */
export function useLive() {
  const { supabase } = useShell();
  const { user } = useGuest();
  return useQuery({
    queryKey: keyOf(user.id),
    queryFn: async ({ signal }) => {
      // Code, client and settings are asked for at the same time.
      const [client, { arrangeLive }, { readLive }] = await Promise.all([
        supabase(),
        import(/* webpackChunkName: "live" */ './arrange-live'),
        import(/* webpackChunkName: "live" */ './read-live.data'),
      ]);
      const limit = within(PATIENCE_MS, signal);
      return arrangeLive(await readLive(client, user.id, limit));
    },
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the stays' },
  });
}

/** Reads the guest's own data again; resolves when it is there or has failed. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  const { user } = useGuest();
  return () => client.invalidateQueries({ queryKey: keyOf(user.id) });
}
