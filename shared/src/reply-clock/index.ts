import { documentLocale, loadTexts } from '../texts';
import type * as answerDue from './answer-due';

/** The reply clock: when the house answers. `./answer-due` has what is shown and is loaded when there is something to say. */
export { loadAnswerDue } from './answer-due.data';
export type { AnswerDueWords } from './answer-due';

/** Loads `AnswerDue` and `describeAnswerDue`, after their Spanish texts where the document is in Spanish. */
export async function withReplyWords(): Promise<typeof answerDue> {
  await loadTexts(documentLocale(), () => import('../texts/es/reply-clock'));
  return import('./answer-due');
}
