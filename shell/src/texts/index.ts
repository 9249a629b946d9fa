/** The words of the frame and of the shell's own pages, in the document's language. */
export * as t from './en';
