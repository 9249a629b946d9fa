import type { Locale } from '../../../shared/src/texts/locale';
import { writingOf, type Writing } from './about-stay';
import { asHtml } from './as-html';
import { asText } from './as-text';
import { readFacts } from './facts';
import type { Letter } from './letter';
import { newRequest } from './to-desk';
import { cancelled, confirmed, declined, expired, paymentDue, reply, requestReceived } from './to-guest';

const LETTERS = {
  request_received: requestReceived,
  reply,
  confirmed,
  declined,
  expired,
  cancelled,
  payment_due: paymentDue,
  new_request: newRequest,
} satisfies Record<string, (writing: Writing) => Letter>;

export type Template = keyof typeof LETTERS;
export const TEMPLATES = Object.keys(LETTERS) as Template[];

/** The parts of a mail that its reader sees. */
export interface WrittenMail {
  /** The request that the mail is about, for the thread it belongs to. */
  requestId: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * Writes a queued mail.
 * @param data the facts that `private.queue_mails` wrote into its row
 * @param siteUrl the site's address, without a slash at the end
 * @throws Error for an unknown template, ShapeError for unreadable facts
 */
export function writeMail(template: string, locale: Locale, data: unknown, siteUrl: string): WrittenMail {
  if (!Object.hasOwn(LETTERS, template)) throw new Error('unknown template');
  const facts = readFacts(data);
  const writing = writingOf(facts, locale, siteUrl);
  const letter = LETTERS[template as Template](writing);
  return {
    requestId: facts.request_id,
    subject: letter.subject,
    html: asHtml(letter, writing.words),
    text: asText(letter, writing.words),
  };
}
