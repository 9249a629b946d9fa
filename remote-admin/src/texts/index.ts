/** The words of the admin area, in the document's language. */
export * as t from './en';
