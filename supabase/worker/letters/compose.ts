import { type Block, type Letter, type MaybeRow, table } from './letter';
import { oneLine } from './plain-text';
import type { LetterContext } from './letter-context';

type Part = Block | undefined | false;

/** The content of one letter, without the parts that all letters share. */
export interface Content extends Pick<Letter, 'subject' | 'heading' | 'button'> {
  /** The first paragraph by default. */
  preheader?: string;
  /** Before and after the table. */
  before: Part[];
  after?: Part[];
  /** The table; the facts of the request by default. */
  rows?: MaybeRow[];
}

type LetterOf = (context: LetterContext) => Letter;
/** Letters by the name that the database gives a mail. */
export type Letters = Record<string, LetterOf>;

/** The parts of a letter in their order, without those that are empty. */
export const blocksOf = (parts: Part[]): Block[] => parts.filter((part): part is Block => Boolean(part));

/** How a letter begins; an account without a name has its address for one. */
export function greetingOf({ facts, texts }: LetterContext): string {
  const name = oneLine(facts.name);
  return texts.greeting(name.includes('@') ? '' : name);
}

/** A letter to the desk: paragraphs around a table, and a button to the page where staff act on it. */
export const toDesk =
  (contentOf: (context: LetterContext) => Content): LetterOf =>
  (context) => {
    const { before, after = [], rows = context.rows(), ...content } = contentOf(context);
    const blocks = blocksOf([...before, table(rows), ...after]);
    return { locale: context.locale, preheader: String(before[0]), ...content, blocks };
  };

/** A letter to a guest or an owner: a greeting, paragraphs around a table, and how to answer. */
export const toReader =
  (contentOf: (context: LetterContext) => Content): LetterOf =>
  (context) => {
    const { facts, texts } = context;
    const home = facts.account ? context.button(texts.dashboard, context.home()) : undefined;
    const letter = toDesk((of) => ({ button: home, ...contentOf(of) }))(context);
    return {
      ...letter,
      blocks: [greetingOf(context), ...letter.blocks],
      closing: `${texts.answerHere}\n\n${texts.signature}`,
    };
  };

/** A button to the page of the house; none where there is no house. */
export const houseButton = (context: LetterContext, label: string) => {
  const { property_id } = context.facts;
  return property_id ? context.button(label, `/property/${encodeURIComponent(property_id)}`) : undefined;
};
