import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { areaManifest } from '@marisma/area-kit/contract';
import { digest } from '../../../shared/build/digest';
import { inParallel } from '../targets/in-parallel';
import { fileOf, filesIn, type BuildFiles } from '../builds/publish';
import { isPublished, WRITTEN_AT_ONCE } from '../builds/published-files';
import { createSigner, type Signer } from '../registry/signing';
import { printable } from '../commands/table';
import { openTarget } from '../targets/open-target';
import type { Target } from '../targets/target';
import { signStatement, STATEMENT_FILE, type Statement } from './statement';

/** Where a build comes from. */
export type Source = Pick<Statement, 'commit' | 'author' | 'time'>;

const run = promisify(execFile);

/**
 * Reads from git who made the sources of a folder.
 * @throws Error outside of a repository: a release must name its commit
 */
export async function readSource(dir: string): Promise<Source> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: dir })).stdout.trim();
  const [commit = '', author = ''] = (
    await git('log', '-1', '--format=%H%n%an').catch(() => {
      throw new Error(`${dir} has no commit, and a submitted build names the commit that it was made from.`);
    })
  ).split('\n');
  const changed = (await git('status', '--porcelain', '--', '.')) !== '';
  return {
    commit: changed ? `${commit} with changes` : commit,
    author: printable(author.slice(0, 80)),
    time: new Date().toISOString(),
  };
}

/**
 * Asks for the build in an area's folder to be live, with the key in MARISMA_AREA_KEY.
 * @param inbox a folder, or `s3://bucket/prefix`
 * @param build makes the build first, once key and commit are known
 * @returns the sentence for whoever runs the command
 * @throws Error without a key or a commit
 */
export async function submitFolder(dir: string, inbox: string, build?: () => Promise<void>): Promise<string> {
  const key = loadAreaKey();
  const source = await readSource(dir);
  await build?.();
  const sent = await submit(await openTarget(inbox), key, join(dir, 'dist'), source);
  return `${sent.area}: ${sent.build} is submitted; the site's composer makes it live`;
}

function loadAreaKey(): Signer {
  const key = process.env.MARISMA_AREA_KEY;
  if (!key) throw new Error("Set MARISMA_AREA_KEY to the area's private key. 'marisma key' makes one.");
  return createSigner(key);
}

/**
 * Puts a build into the area's inbox and asks for it to be live. Needs the area's key only. The statement is written
 * last: it exists only when all files that it names do.
 * @param dist the files of the build, or its output folder
 */
export async function submit(
  inbox: Target,
  signer: Signer,
  dist: string | BuildFiles,
  source: Source,
): Promise<{ area: string; build: string }> {
  const built = await filesIn(dist);
  const { name, build, contract } = areaManifest.parse(JSON.parse(String(fileOf(built, 'area.json'))));
  // Without the maps, so they never reach the site: they lead from its reports to places in the sources.
  const stated = [...built].filter(([file]) => isPublished(file));
  const digests = Object.fromEntries(stated.map(([file, content]) => [file, digest(content)]));
  // Before anything is written: it may be refused.
  const signed = signStatement(signer, { area: name, build, digests, contract, ...source });
  await inParallel(WRITTEN_AT_ONCE, built, ([file, content]) =>
    inbox.write(`${name}/${build}/${file}`, content),
  );
  await inbox.write(`${name}/${STATEMENT_FILE}`, JSON.stringify(signed));
  return { area: name, build };
}
