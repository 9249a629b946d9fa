import type * as words from './en/index';

export * as en from './en/index';

/** What another language has to supply: a module of the same names, each of the same shape. */
export type Texts = typeof words;
