import { blocksOf, greetingOf } from './template';
import type { MailContent } from './mail-content';
import { manyLines, oneLine } from './plain-text';
import type { MailContext } from './mail-context';

/** How staff begin an answer themselves, in both languages. */
const GREETING =
  /^(?:dear|hello|hi|good (?:morning|afternoon|evening|day)|hola|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|buen(?:os|as)? (?:d[ií]as?|tardes|noches))(?![\p{L}])/iu;
/** The last line of a saved reply, in place of which a person signs. */
const OFFICE_SIGNATURE = /^(?:(?:the |your )?marisma(?: team)?|el equipo de marisma)\.?$/iu;
const LONGEST_SIGNATURE = 40;

/** Staff have answered: a mail of one person, with the guest's own message below it. */
export function reply(context: MailContext): MailContent {
  const { facts, locale, texts } = context;
  const t = texts.reply;
  const author = oneLine(facts.author);
  const lines = manyLines(facts.body).split('\n');
  if (lines.length > 1 && OFFICE_SIGNATURE.test(lines.at(-1)?.trim() ?? '')) lines.pop();
  const answer = lines.join('\n').trim();
  const last = lines.at(-1)?.trim() ?? '';
  const isSigned =
    author !== '' &&
    lines.length > 1 &&
    last.length <= LONGEST_SIGNATURE &&
    last.toLowerCase().startsWith(author.toLowerCase());
  return {
    locale,
    subject: t.subject(context.title() || t.aboutMessage),
    preheader: oneLine(answer),
    heading: '',
    blocks: blocksOf([
      !GREETING.test(answer) && greetingOf(context),
      answer,
      !isSigned && (author ? t.signedBy(author) : texts.signature),
      facts.question !== undefined && context.quote(t.youWrote, facts.question),
    ]),
    button: facts.account ? context.button(t.button, context.home()) : undefined,
    closing: t.answerHere,
  };
}
