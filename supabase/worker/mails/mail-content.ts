import type { Locale } from '../../../shared/src/texts/locale';

/** What something is, and how much or when: a row of a table. */
export type Row = [label: string, value: string];
/** A row that is left out where it has no value. */
export type MaybeRow = [label: string, value: string | null | undefined | false];

/** A table of the rows that have a value. */
export const table = (rows: MaybeRow[], title?: string): Block => ({
  kind: 'facts',
  ...(title && { title }),
  rows: rows.filter((row): row is Row => Boolean(row[1])),
});

/** A part of a mail, which the HTML and the text show alike. A text is a paragraph. */
export type Block =
  | string
  | { kind: 'facts'; title?: string; rows: Row[] }
  | { kind: 'list'; title: string; items: string[] }
  /** What a person wrote, line for line. */
  | { kind: 'quote'; title: string; text: string };

/** The content of a mail, from which HTML and text are made. */
export interface MailContent {
  locale: Locale;
  subject: string;
  /** The line that a list of mails shows after the subject. */
  preheader: string;
  /** Empty in a mail that a person wrote. */
  heading: string;
  blocks: Block[];
  button?: { label: string; url: string };
  /** The last lines; none in mails to the desk. */
  closing?: string;
}
