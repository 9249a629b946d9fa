import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import type { Locale } from '../../../shared/src/texts/locale';
import { asHtml } from './as-html';
import { asText } from './as-text';
import { ABOUT_NO_REQUEST, TEMPLATES, type Template } from './templates';
import { MailContext } from './mail-context';

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
  if (!Object.hasOwn(TEMPLATES, template)) throw new Error('unknown template');
  const context = new MailContext(facts, locale, siteUrl);
  const isKnown = Object.hasOwn(context.texts.desk.kinds, facts.kind ?? '');
  if (!isKnown && !ABOUT_NO_REQUEST.has(template)) throw new Error('unknown kind of request');
  const mail = TEMPLATES[template as Template](context);
  return {
    requestId: facts.request_id,
    subject: mail.subject,
    html: asHtml(mail, context.texts),
    text: asText(mail, context.texts),
  };
}
