/** The words of the public site, in the document's language. */
export * as t from './en';
