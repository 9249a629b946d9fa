import { en, type Texts } from './en';
import { translated } from './language';

/** The words of the owner area, in the document's language. */
export const t = translated('t', en);
export type { Texts };
