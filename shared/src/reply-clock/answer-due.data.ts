import { read, type Database } from '../data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readTimestamp } from '../format';
import * as z from '../shape';

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
    return await read(client.rpc('answer_due', args), signal).then((due) => {
      const time = readTimestamp(answer.parse(due));
      return time === null ? undefined : new Date(time);
    });
  } catch {
    return undefined;
  }
}
