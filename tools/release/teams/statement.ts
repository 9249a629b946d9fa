import { z } from 'zod';
import { verifyWith, type Signer } from '../signing';

/** The file of an area's inbox in which its team asks for a build to be live. */
export const STATEMENT_FILE = 'statement.json';

/** The kinds of file that a build may have. No page is among them: it would run outside of the shell. */
const FILE = /^(?!.*\.\.)[\w-][\w.-]*\.(js|cjs|css|json|woff2|avif|webp|png|jpg)$/;

const MOST_FILES = 1000;

const statement = z.strictObject({
  // A signature for anything else is never one for a statement.
  kind: z.literal('marisma-build'),
  area: z.string(),
  build: z.string().regex(/^[0-9a-f]{12}$/),
  /** The digest of every file, `area.json` and the server bundle included. */
  digests: z
    .record(z.string().regex(FILE), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/))
    .refine((digests) => Object.keys(digests).length <= MOST_FILES),
  contract: z.string(),
  commit: z.string().min(1).max(80),
  author: z.string().min(1).max(80),
  /** ISO 8601, UTC. */
  time: z.iso.datetime(),
});

/** What a team says of a build. */
export type Statement = z.infer<typeof statement>;

/** A statement's exact text, and its signature by a key of the area. */
export interface SignedStatement {
  text: string;
  signature: string;
}

/** The keys of an area's team, and what the site knows of its builds. */
export interface Team {
  /** Public keys: a build that one of them signed may go live. */
  keys: string[];
  /** The time of the newest statement that was accepted: no older one is accepted again. */
  last?: string;
  /** The key of each build that the site still names, by build. */
  signed?: Record<string, string>;
  /** Where the team serves its builds, for an area whose files are not on the site. */
  host?: string;
}

/** A statement is not accepted. */
export class StatementRefused extends Error {
  override name = 'StatementRefused';
}

/** Signs a statement with the area's key. */
export function signStatement(signer: Signer, said: Omit<Statement, 'kind'>): SignedStatement {
  const text = JSON.stringify(statement.parse({ kind: 'marisma-build', ...said }));
  return { text, signature: signer.sign(text) };
}

const refuse = (area: string, why: string): never => {
  throw new StatementRefused(`${area} can't be released: ${why}`);
};

/**
 * Checks who said it.
 * @returns the statement and the key that signed it
 * @throws StatementRefused with the reason
 */
export function verifyStatement(
  area: string,
  { keys }: Team,
  { text, signature }: SignedStatement,
): { statement: Statement; key: string } {
  if (keys.length === 0)
    refuse(area, `it has no key. To give it one: npx marisma area-key ${area} <public key>`);
  const key =
    keys.find((each) => verifyWith(each, text, signature)) ??
    refuse(area, 'the statement is not signed with a key of this area, or was altered.');
  const said = readStatement(text) ?? refuse(area, 'the statement has another form.');
  if (said.area !== area) refuse(area, `the statement is about ${said.area}.`);
  return { statement: said, key };
}

/** Clocks differ by this much, in milliseconds. */
const CLOCK_SKEW = 10 * 60 * 1000;

/**
 * Checks when it was said. An earlier statement would bring back a build that its team has replaced, and one from the
 * future would lock the team out.
 * @throws StatementRefused with both times
 */
export function checkTime(area: string, { last }: Team, { time }: Statement, now: number): void {
  if (last && Date.parse(time) <= Date.parse(last))
    refuse(area, `the statement of ${time} is not newer than the last one, of ${last}.`);
  if (Date.parse(time) > now + CLOCK_SKEW) refuse(area, `the statement is of ${time}, which is not yet.`);
}

/** @returns what a statement says, unchecked; undefined for any other text */
export function readStatement(text: string): Statement | undefined {
  try {
    return statement.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
