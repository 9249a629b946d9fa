import { useShell } from '@marisma/shared/shell';
import { useSubmissionFailure } from '../parts/use-submission-failure';
import { t } from '../texts';
import { sendInquiry } from './contact.data';
import type { Inquiry } from './contact.schema';

interface SendOptions {
  isBot: () => boolean;
  onSent: () => void;
}

const words = ({ title, text }: { title: string; text: string }) => ({ title, description: text });

/** Sends an inquiry and announces the result. Never rejects. */
export function useSendInquiry({ isBot, onSent }: SendOptions) {
  const { supabase, notify } = useShell();
  const fail = useSubmissionFailure(words(t.contact.failed));
  return async (inquiry: Inquiry): Promise<void> => {
    if (isBot()) return fail();
    try {
      await sendInquiry(await supabase(), inquiry);
    } catch (error) {
      return fail(error);
    }
    notify({ kind: 'success', ...words(t.contact.sent) });
    onSent();
  };
}
