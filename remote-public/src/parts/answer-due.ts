import { loadAnswerDue, withReplyTexts } from '@marisma/area-kit/reply-clock';
import type { ShellServices } from '@marisma/area-kit/shell';

/** Asks, once something has been sent, by when the office answers. Undefined where that is unknown; never rejects. */
export async function askAnswerDue(supabase: ShellServices['supabase']) {
  try {
    const due = await loadAnswerDue(await supabase());
    return due && { due, ...(await withReplyTexts()) };
  } catch {
    // The page's own words promise an answer already.
    return undefined;
  }
}

export type AnswerDue = NonNullable<Awaited<ReturnType<typeof askAnswerDue>>>;
