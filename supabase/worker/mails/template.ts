import { type Block, type MailContent, type MaybeRow, table } from './mail-content';
import { oneLine } from './plain-text';
import type { MailContext } from './mail-context';

type Part = Block | undefined | false;

/** The content of one mail, without the parts that all mails share. */
export interface TemplateContent extends Pick<MailContent, 'subject' | 'heading' | 'button'> {
  /** The first paragraph by default. */
  preheader?: string;
  /** Before and after the table. */
  before: Part[];
  after?: Part[];
  /** The table; the facts of the request by default. */
  rows?: MaybeRow[];
}

type MailTemplate = (context: MailContext) => MailContent;
/** Templates by the name that the database gives them. */
export type Templates = Record<string, MailTemplate>;

/** The parts of a mail in their order, without those that are empty. */
export const blocksOf = (parts: Part[]): Block[] => parts.filter((part): part is Block => Boolean(part));

/** How a mail begins; an account without a name has its address for one. */
export function greetingOf({ facts, texts }: MailContext): string {
  const name = oneLine(facts.name);
  return texts.greeting(name.includes('@') ? '' : name);
}

/** A mail to the desk: paragraphs around a table, and a button to the page where staff act on it. */
export const toDesk =
  (contentOf: (context: MailContext) => TemplateContent): MailTemplate =>
  (context) => {
    const { before, after = [], rows = context.rows(), ...content } = contentOf(context);
    const blocks = blocksOf([...before, table(rows), ...after]);
    return { locale: context.locale, preheader: String(before[0]), ...content, blocks };
  };

/** A mail to a guest or an owner: a greeting, paragraphs around a table, and how to answer. */
export const toReader =
  (contentOf: (context: MailContext) => TemplateContent): MailTemplate =>
  (context) => {
    const { facts, texts } = context;
    const home = facts.account ? context.button(texts.dashboard, context.home()) : undefined;
    const mail = toDesk((of) => ({ button: home, ...contentOf(of) }))(context);
    return {
      ...mail,
      blocks: [greetingOf(context), ...mail.blocks],
      closing: `${texts.answerHere}\n\n${texts.signature}`,
    };
  };

/** A button to the page of the house; none where there is no house. */
export const houseButton = (context: MailContext, label: string) => {
  const { property_id } = context.facts;
  return property_id ? context.button(label, `/property/${encodeURIComponent(property_id)}`) : undefined;
};
