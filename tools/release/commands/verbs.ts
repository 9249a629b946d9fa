import { makeChange, type Change } from '../change';
import type { Target } from '../targets/target';

/** What a command was called with. */
export interface Call {
  target: Target;
  /** The first word after the verb, mostly an area; empty without one. */
  name: string;
  argument?: string;
  second?: string;
  /** The addresses of the site and of the inbox. */
  places: { target: string; inbox: string };
  log: (line: string) => void;
}

/** What each verb does. */
export type Verbs = Record<string, () => Promise<unknown>>;

/** Changes the registry, as the words of the call say. */
export const change = (
  { target, name }: Call,
  words: (string | undefined)[],
  edit: Change['edit'],
  checked = false,
) => makeChange(target, { what: words.join(' ').trim(), parts: [name], edit, checked });
