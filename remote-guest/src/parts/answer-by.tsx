import { useShell } from '@marisma/area-kit/shell';
import { loadAnswerDue, withReplyWords } from '@marisma/area-kit/reply-clock';
import { Text } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';

/**
 * 'We answer by 4:20 PM today', for a request that waits for the house. An empty line while that is being asked, and nothing
 * when the house has no office hours or does not say.
 */
export function AnswerBy({ since }: { since: Date | undefined }) {
  const { supabase } = useShell();
  const { data, isError } = useQuery({
    queryKey: ['answer-due', since?.getTime()],
    queryFn: async ({ signal }) => {
      const [due, { AnswerDue }] = await Promise.all([
        supabase().then((client) => loadAnswerDue(client, since, signal)),
        withReplyWords(),
      ]);
      return due ? { due, AnswerDue } : null;
    },
    enabled: since !== undefined,
    // Office hours change seldom.
    staleTime: 600_000,
    meta: { during: 'reading when the house answers' },
  });
  // While it is asked for, an empty line holds the place.
  if (!since || data === null || isError) return null;
  return (
    <Text $size="sm" $muted>
      {data ? <data.AnswerDue due={data.due} /> : '\u00a0'}
    </Text>
  );
}
