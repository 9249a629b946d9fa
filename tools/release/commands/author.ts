import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { ROOT } from '../paths';

/** Who runs a command, and at which commit of the sources. */
export interface Author {
  author: string;
  /** Absent outside of a repository. */
  commit?: string;
}

type Git = (...args: string[]) => Promise<string>;

const run = promisify(execFile);
const runGit: Git = async (...args) => (await run('git', args, { cwd: ROOT })).stdout.trim();

/**
 * Reads who runs this command, for the log of the site. The log is public: MARISMA_AUTHOR names a team in place of the
 * person that git knows.
 */
export async function readAuthor(git: Git = runGit): Promise<Author> {
  const ask = (...args: string[]): Promise<string> => git(...args).catch(() => '');
  const author = process.env.MARISMA_AUTHOR || (await ask('config', 'user.name')) || userInfo().username;
  const commit = await ask('rev-parse', '--short=12', 'HEAD');
  const changed = commit !== '' && (await ask('status', '--porcelain')) !== '';
  return { author, ...(commit && { commit: changed ? `${commit} with changes` : commit }) };
}
