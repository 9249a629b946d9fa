import { withTexts } from '../texts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { read, type Database } from '../data';
import type * as answerDue from './answer-due';

/** The reply clock: when the office answers. `./answer-due` has what is shown and is loaded when there is something to say. */
export type { AnswerDueWords } from './answer-due';

/**
 * When the office answers what it was asked at a moment: two office hours later, by the database's `answer_due`.
 * @param since the moment; the service's own now by default
 * @returns undefined when there are no office hours or the service does not answer; never rejects
 */
export async function loadAnswerDue(
  client: SupabaseClient<Database>,
  since?: Date,
  signal?: AbortSignal,
): Promise<Date | undefined> {
  const args = since ? { since: since.toISOString() } : {};
  try {
    const due: string | null = await read(client.rpc('answer_due', args), signal);
    return due === null ? undefined : new Date(due);
  } catch {
    return undefined;
  }
}

/** Loads `AnswerDue` and `describeAnswerDue`, after their Spanish texts where the document is in Spanish. */
export const withReplyTexts = (): Promise<typeof answerDue> =>
  withTexts(
    () => import('./answer-due'),
    () => import('../texts/es/reply-clock'),
  );
