/** The words of the guest area, in the document's language. */
export * as t from './en';
