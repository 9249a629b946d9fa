import { z } from 'zod';
import { parseJson } from '../../parse-json';
import { verifyWith, type Signer } from '../registry/signing';
import type { Target } from '../targets/target';

/** The file of an area's inbox in which its team asks for a build to be live. */
export const STATEMENT_FILE = 'statement.json';

/** The most bytes of a statement. */
const LONGEST_STATEMENT = 1_000_000;

/** The kinds of file that a build may have. No page is among them: it would run outside of the shell. */
const FILE = /^(?!.*\.\.)[\w-][\w.-]*\.(js|cjs|css|json|woff2|avif|webp|png|jpg)$/;

/** The operator reads it in a terminal, which control characters would command. */
const shortText = z
  .string()
  .min(1)
  .max(80)
  .regex(/^\P{C}+$/u);

const statementSchema = z.strictObject({
  // A signature for anything else is never one for a statement.
  kind: z.literal('marisma-build'),
  area: shortText,
  build: z.string().regex(/^[0-9a-f]{12}$/),
  /** The digest of every file, `area.json` and the server bundle included. */
  digests: z.record(z.string().regex(FILE), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  contract: shortText,
  commit: shortText,
  /** A claim: the signature is the area's, not a person's. */
  author: shortText,
  /** ISO 8601, UTC. */
  time: z.iso.datetime(),
});

/** What a team says of a build. */
export type Statement = z.infer<typeof statementSchema>;

/** A statement's exact text, and its signature by a key of the area. */
export interface SignedStatement {
  text: string;
  signature: string;
}

/** The keys of an area's team, and what the site knows of its builds. */
export interface Team {
  /** Public keys: a build that one of them signed may go live. */
  keys: string[];
  /** When each key ends, by key, ISO 8601; a key from before ends were written has none. */
  until?: Record<string, string>;
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

const refuse = (area: string, why: string): never => {
  throw new StatementRefused(`${area} can't be released: ${why}`);
};

/**
 * Signs a statement with the area's key.
 * @throws StatementRefused for one that no site would accept
 */
export function signStatement(signer: Signer, claims: Omit<Statement, 'kind'>): SignedStatement {
  const file = Object.keys(claims.digests).find((name) => !FILE.test(name));
  if (file) refuse(claims.area, `${file} is of a kind that a build must not have.`);
  const { data, error } = statementSchema.safeParse({ kind: 'marisma-build', ...claims });
  if (!data)
    return refuse(claims.area, `the statement's ${error.issues[0]?.path[0]?.toString()} is not valid.`);
  const text = JSON.stringify(data);
  return { text, signature: signer.sign(text) };
}

/**
 * Checks who signed a statement.
 * @param now judges the key's end
 * @returns the statement and the key that signed it
 * @throws StatementRefused with the reason
 */
export function verifyStatement(
  area: string,
  { keys, until = {} }: Team,
  { text, signature }: SignedStatement,
  now = Date.now(),
): { statement: Statement; key: string } {
  if (keys.length === 0)
    refuse(area, `it has no key. To give it one: npx marisma team ${area} key <public key>`);
  const key =
    keys.find((each) => verifyWith(each, text, signature)) ??
    refuse(area, 'the statement is not signed with a key of this area, or was altered.');
  const end = until[key];
  if (end && Date.parse(end) <= now)
    refuse(
      area,
      `its key ended on ${end.slice(0, 10)}. To go on: npx marisma team ${area} next-key <public key>`,
    );
  const claims = readStatement(text) ?? refuse(area, 'the statement is malformed.');
  if (claims.area !== area) refuse(area, `the statement is about ${claims.area}.`);
  return { statement: claims, key };
}

/** Clocks differ by this much, in milliseconds. */
const CLOCK_SKEW = 10 * 60 * 1000;

/** A statement that nobody composed for this long, in milliseconds, must be made again. */
const GOOD_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Checks when it was made. An earlier statement would bring back a build that its team has replaced, and one from the
 * future would lock the team out.
 * @throws StatementRefused with both times
 */
export function checkTime(area: string, { last }: Team, { time }: Statement, now: number): void {
  if (last && Date.parse(time) <= Date.parse(last))
    refuse(area, `the statement of ${time} is not newer than the last one, of ${last}.`);
  if (Date.parse(time) < now - GOOD_FOR)
    refuse(area, `the statement of ${time} is older than 30 days. The team must submit the build again.`);
  if (Date.parse(time) > now + CLOCK_SKEW)
    refuse(area, `the statement is of ${time}, which is in the future.`);
}

/** @returns what a statement says, unchecked; undefined for any other text */
export const readStatement = (text: string): Statement | undefined =>
  statementSchema.safeParse(parseJson(text)).data;

/** @returns the statement in an area's inbox, unchecked; null without one or when it can't be read */
export async function readSigned(inbox: Target, area: string): Promise<SignedStatement | null> {
  const content = await inbox.read(`${area}/${STATEMENT_FILE}`, LONGEST_STATEMENT);
  if (!content) return null;
  const { text = '', signature = '' } = Object(parseJson(String(content))) as Partial<SignedStatement>;
  return { text: String(text), signature: String(signature) };
}
