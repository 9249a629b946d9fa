import { loadAnswerDue, withReplyWords } from '@marisma/area-kit/reply-clock';
import { useShell } from '@marisma/area-kit/shell';

/** Asks, once a form has been sent, until when the house answers. Undefined where that cannot be said; never rejects. */
export function useAnswerDue() {
  const { supabase } = useShell();
  return async () => {
    try {
      const due = await loadAnswerDue(await supabase());
      return due && { due, ...(await withReplyWords()) };
    } catch {
      // The page's own words promise an answer already.
      return undefined;
    }
  };
}
