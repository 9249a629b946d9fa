import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../data';
import { readTimestamp } from '../format';
import * as z from '../shape';
import { ask } from '../stays/ask';

/** Whoever has sent a form waits no longer for a sentence that only adds to what the page says. */
const PATIENCE_MS = 8000;

const answer = z.catch<string | null>(z.string(), null);

/**
 * When the house answers what it was asked at a moment: two office hours later, by the database's `answer_due`.
 * @param since the moment; the service's own now by default
 * @returns undefined when the house has no office hours or the service does not answer; never rejects
 */
export async function loadAnswerDue(
  client: SupabaseClient<Database>,
  since?: Date,
  signal?: AbortSignal,
): Promise<Date | undefined> {
  const args = since ? { since: since.toISOString() } : {};
  try {
    return await ask(
      (until) => client.rpc('answer_due', args).retry(false).abortSignal(until),
      (due) => {
        const time = readTimestamp(answer.parse(due));
        return time === null ? undefined : new Date(time);
      },
      PATIENCE_MS,
      signal,
    );
  } catch {
    return undefined;
  }
}
