/**
 * The words of the owner area, in the document's language. Written `t.calendar`: taken apart as `{ calendar } = t`, the
 * words of one page would be in the first file of all.
 */
export * as t from './en';
