import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import type { Locale } from '../../../shared/src/texts/locale';
import { asHtml } from './as-html';
import { asText } from './as-text';
import { ABOUT_NO_REQUEST, LETTERS, type Template } from './letters';
import { LetterContext } from './letter-context';

/** The parts of a mail that its reader sees. */
export interface WrittenMail {
  /** The request that the mail is about, for the thread it belongs to; none for a statement. */
  requestId?: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * Writes a queued mail.
 * @param siteUrl the site's address, without a slash at the end
 * @throws Error for a template or a kind of request that is unknown
 */
export function writeMail(template: string, locale: Locale, facts: MailFacts, siteUrl: string): WrittenMail {
  if (!Object.hasOwn(LETTERS, template)) throw new Error('unknown template');
  const context = new LetterContext(facts, locale, siteUrl);
  const isKnown = Object.hasOwn(context.texts.desk.kinds, facts.kind ?? '');
  if (!isKnown && !ABOUT_NO_REQUEST.has(template)) throw new Error('unknown kind of request');
  const letter = LETTERS[template as Template](context);
  return {
    requestId: facts.request_id,
    subject: letter.subject,
    html: asHtml(letter, context.texts),
    text: asText(letter, context.texts),
  };
}
