import { type Block, type Letter, type MaybeRow, table } from './letter';
import { oneLine } from './plain-text';
import type { Writing } from './writing';

type Part = Block | undefined | false;

/** What one letter says besides what all of them say. */
export interface Content extends Pick<Letter, 'subject' | 'heading' | 'button'> {
  /** The first paragraph by default. */
  preheader?: string;
  /** Before and after the table. */
  before: Part[];
  after?: Part[];
  /** The table; by default what was asked for. */
  rows?: MaybeRow[];
}

type LetterOf = (writing: Writing) => Letter;

/** The parts of a letter in their order, without those that are empty. */
export const blocksOf = (parts: Part[]): Block[] => parts.filter((part): part is Block => Boolean(part));

/** How a letter begins; an account without a name has its address for one. */
export function greetingOf({ facts, words }: Writing): string {
  const name = oneLine(facts.name);
  return words.greeting(name.includes('@') ? '' : name);
}

/** A letter to the desk: what has happened, around a table, and the page where it is dealt with. */
export const toDesk =
  (contentOf: (writing: Writing) => Content): LetterOf =>
  (writing) => {
    const { before, after = [], rows = writing.rows(), ...content } = contentOf(writing);
    const blocks = blocksOf([...before, table(rows), ...after]);
    return { locale: writing.locale, preheader: String(before[0]), ...content, blocks };
  };

/** A letter to a guest or an owner: a greeting, what it says around a table, and how to answer. */
export const toReader =
  (contentOf: (writing: Writing) => Content): LetterOf =>
  (writing) => {
    const { facts, words } = writing;
    const home = facts.account ? writing.button(words.dashboard, writing.home()) : undefined;
    const letter = toDesk((of) => ({ button: home, ...contentOf(of) }))(writing);
    return {
      ...letter,
      blocks: [greetingOf(writing), ...letter.blocks],
      closing: `${words.answerHere}\n\n${words.signature}`,
    };
  };

/** A button to the page of the house; none where there is no house. */
export const houseButton = (writing: Writing, label: string) => {
  const { property_id } = writing.facts;
  return property_id ? writing.button(label, `/property/${encodeURIComponent(property_id)}`) : undefined;
};
