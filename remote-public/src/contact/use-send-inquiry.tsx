import { useShell } from '@marisma/area-kit/shell';
import type { ReactNode } from 'react';
import type { PropertyId } from '../content/properties';
import { useAnswerDue } from '../parts/use-answer-due';
import { useSubmissionFailure } from '../parts/use-submission-failure';
import { t } from '../texts';
import { sendInquiry } from './contact.data';
import type { Inquiry } from './contact.schema';

interface SendOptions {
  /** The house from whose page the visitor came. */
  property: PropertyId | undefined;
  isBot: () => Promise<boolean>;
  onSent: () => void;
  /** Until when the house answers; null when another inquiry is sent. */
  onAnswerDue: (words: ReactNode) => void;
}

const words = ({ title, text }: { title: string; text: string }) => ({ title, description: text });

/** Sends an inquiry and announces the result. Never rejects. */
export function useSendInquiry({ property, isBot, onSent, onAnswerDue }: SendOptions) {
  const { supabase, notify } = useShell();
  const fail = useSubmissionFailure(words(t.contact.failed));
  const ask = useAnswerDue();
  return async (inquiry: Inquiry): Promise<void> => {
    onAnswerDue(null);
    if (await isBot()) return fail();
    try {
      await sendInquiry(await supabase(), inquiry, property);
    } catch (error) {
      return fail(error);
    }
    notify({ kind: 'success', ...words(t.contact.sent) });
    onSent();
    void ask().then((found) => found && onAnswerDue(<found.AnswerDue due={found.due} />));
  };
}
