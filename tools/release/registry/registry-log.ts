import { parseJson } from '../../parse-json';
import type { Target } from '../targets/target';
import type { SignedStatement, Statement } from '../teams/statement';
import type { Origin } from './part-builds';

/** One committed revision, which never changes. */
export interface LoggedRevision extends Origin {
  /** The exact text of the registry, which is signed. */
  text: string;
  signature?: string;
  /** Description of the change. */
  change?: string;
  /** Who asked for a build of another repository, when, and from which commit; with the key that signed it. */
  statement?: SignedStatement & { key: string };
}

/** Who made a change: the key of a statement proves the team; the name is what the team claims. */
export const originOf = ({ time, author, commit, statement }: Omit<LoggedRevision, 'text'>): Origin => ({
  time,
  author: statement ? `${(JSON.parse(statement.text) as Statement).area} team: ${author}` : author,
  commit,
});

const FOLDER = 'registry';
const KEPT_REVISIONS = 50;

const numbersIn = async (target: Target): Promise<number[]> =>
  (await target.list(FOLDER))
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** @returns the committed revisions, newest first; only the first is in force */
export async function readLog(target: Target, limit = KEPT_REVISIONS): Promise<LoggedRevision[]> {
  const numbers = (await numbersIn(target)).slice(0, limit);
  const entries = await Promise.all(
    numbers.map((number) => readRevision(target, `${FOLDER}/${number}.json`)),
  );
  return entries.flatMap((entry) => entry ?? []);
}

/** @throws Error that names the file, when it is not what a release wrote; nothing else has what it said */
async function readRevision(target: Target, file: string): Promise<LoggedRevision | undefined> {
  const content = await target.read(file);
  if (!content) return undefined;
  const entry = parseJson(content.toString('utf8')) as Partial<LoggedRevision> | undefined;
  if (typeof entry?.text !== 'string' || parseJson(entry.text) === undefined)
    throw new Error(`${file} is damaged. Put it back from a backup of the site.`);
  return entry as LoggedRevision;
}

/**
 * Commits a revision. This atomic step decides which of two concurrent releases is first.
 * @returns false when the revision exists already
 */
export const appendLog = (target: Target, revision: number, entry: LoggedRevision): Promise<boolean> =>
  target.create(`${FOLDER}/${revision}.json`, JSON.stringify(entry));

/** Removes revisions that no rollback can reach any more. */
export async function trimLog(target: Target): Promise<void> {
  for (const number of (await numbersIn(target)).slice(KEPT_REVISIONS)) {
    await target.remove(`${FOLDER}/${number}.json`);
  }
}
