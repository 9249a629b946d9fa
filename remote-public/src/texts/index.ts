import type * as words from './en/index';

/** The words of the public site, in the document's language. */
export * as t from './en/index';

/** What another language has to supply: a module of the same names, each of the same shape. */
export type Texts = typeof words;
