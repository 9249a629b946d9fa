import { useShell } from '@marisma/area-kit/shell';
import { useQuery } from '@tanstack/react-query';
import { loadAnswerDue, withReplyWords } from '../reply-clock';
import { Text } from '../ui';

/**
 * 'We answer by 4:20 PM today', for a request that waits for the house since that time. An empty line while that is
 * read, and nothing when the house has no office hours or does not say.
 */
export function AnswerBy({ since }: { since: string | null | undefined }) {
  const { supabase } = useShell();
  const { data, isError } = useQuery({
    queryKey: ['answer-due', since],
    queryFn: async ({ signal }) => {
      const [due, { AnswerDue }] = await Promise.all([
        supabase().then((client) => loadAnswerDue(client, since ? new Date(since) : undefined, signal)),
        withReplyWords(),
      ]);
      return due ? { due, AnswerDue } : null;
    },
    enabled: Boolean(since),
    // Office hours change seldom.
    staleTime: 600_000,
    meta: { during: 'reading when the house answers' },
  });
  if (!since || data === null || isError) return null;
  return (
    <Text $size="sm" $muted>
      {data ? <data.AnswerDue due={data.due} /> : '\u00a0'}
    </Text>
  );
}
