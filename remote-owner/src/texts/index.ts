/** The words of the owner area, in the document's language. */
export * as t from './en';
