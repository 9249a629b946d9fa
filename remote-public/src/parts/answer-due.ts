import { loadAnswerDue as readAnswerDue, withReplyTexts } from '@marisma/area-kit/reply-clock';
import type { ShellServices } from '@marisma/area-kit/shell';

/** When the office answers what has just been sent, and the words for it. Undefined where that is unknown; never rejects. */
export async function loadAnswerDue(supabase: ShellServices['supabase']) {
  try {
    const due = await readAnswerDue(await supabase());
    return due && { due, ...(await withReplyTexts()) };
  } catch {
    // The page's own words promise an answer already.
    return undefined;
  }
}

export type AnswerDue = NonNullable<Awaited<ReturnType<typeof loadAnswerDue>>>;
