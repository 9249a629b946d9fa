import type { Block, Letter, Row } from './letter';
import { oneLine } from './plain-text';
import type { Writing } from './writing';

type Part = Block | undefined | false;

/** A row that is left out where it has no value. */
export type MaybeRow = [label: string, value: string | undefined | false];

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

/** A letter to a guest or an owner: a greeting, what it says around a table, and how to answer. */
export const toReader =
  (contentOf: (writing: Writing) => Content) =>
  (writing: Writing): Letter => {
    const { facts, locale, words } = writing;
    const { subject, heading, before, after = [], rows = writing.rows(), ...content } = contentOf(writing);
    const table: Block = { kind: 'facts', rows: rows.filter((row): row is Row => Boolean(row[1])) };
    // An account without a name has its address for one.
    const name = oneLine(facts.name);
    const greeting = words.greeting(name.includes('@') ? '' : name);
    return {
      locale,
      subject,
      heading,
      preheader: content.preheader ?? String(before[0]),
      blocks: [greeting, ...before, table, ...after].filter((block): block is Block => Boolean(block)),
      button:
        'button' in content
          ? content.button
          : facts.account
            ? writing.button(words.dashboard, writing.home())
            : undefined,
      closing: `${words.answerHere}\n\n${words.signature}`,
    };
  };

/** A button to the page of the house; none where there is no house. */
export const houseButton = (writing: Writing, label: string) => {
  const { property_id } = writing.facts;
  return property_id ? writing.button(label, `/property/${encodeURIComponent(property_id)}`) : undefined;
};
