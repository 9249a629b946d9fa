import { makeChange, type Change } from '../change';
import type { Target } from '../targets/target';

/** What a command was called with. */
export interface Call {
  target: Target;
  /** The words after the verb. */
  args: string[];
  /** The addresses of the site, of the inbox, and of the site that a release is copied from. */
  addresses: { target: string; inbox: string; from?: string };
  /** Whether a program reads what it prints. */
  json?: boolean;
  log: (line: string) => void;
}

export interface Verb {
  /** Its arguments: `<a name>`, in brackets if optional, `[a literal]`; `…` for any others. */
  usage: string;
  /** What it does; `--help` prints all lines, the list of verbs the first one. */
  help: string;
  /** Whether the command ends with the status of the site. */
  changes?: true;
  run(call: Call, name: string, argument?: string): Promise<unknown>;
}

/** Changes the registry in the name of the part that the command names first. */
export const change = ({ target, args }: Call, what: string, edit: Change['edit'], checked = false) =>
  makeChange(target, { what: what.trim(), parts: args.slice(0, 1), edit, checked });

export const unknownArea = (name: string): Error => new Error(`There is no area called '${name}'.`);
