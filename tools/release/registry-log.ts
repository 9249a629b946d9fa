import type { Target } from './target';

/** One revision as it was committed. Never changed afterward. */
export interface LoggedRevision {
  /** The registry document, to the letter: what is signed. */
  text: string;
  signature?: string;
  /** What was done, in words. */
  change?: string;
}

const FOLDER = 'registry';
const KEPT_REVISIONS = 50;

const numbersIn = async (target: Target): Promise<number[]> =>
  (await target.list(FOLDER))
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** @returns the committed revisions, newest first; what an older one says is history */
export async function readLog(target: Target, limit = KEPT_REVISIONS): Promise<LoggedRevision[]> {
  const numbers = (await numbersIn(target)).slice(0, limit);
  const entries = await Promise.all(numbers.map((number) => target.read(`${FOLDER}/${number}.json`)));
  return entries.flatMap((entry) => (entry ? (JSON.parse(entry.toString('utf8')) as LoggedRevision) : []));
}

/**
 * Commits a revision: the one step that decides between two releases at once.
 * @returns false when that revision has been committed already
 */
export const appendLog = (target: Target, revision: number, entry: LoggedRevision): Promise<boolean> =>
  target.create(`${FOLDER}/${revision}.json`, JSON.stringify(entry));

/** Forgets revisions that are older than any rollback reaches. */
export async function trimLog(target: Target): Promise<void> {
  for (const number of (await numbersIn(target)).slice(KEPT_REVISIONS)) {
    await target.remove(`${FOLDER}/${number}.json`);
  }
}
