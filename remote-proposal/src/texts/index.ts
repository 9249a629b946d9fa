/** The words of the deck: Spanish, whatever the document's language is. */
export { deck as t } from './es/deck';
