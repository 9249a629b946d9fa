import type { ShellManifest } from '@marisma/shared/build';
import { KEPT_BUILDS } from './registry-edits';
import type { Target } from './target';

const FILE = 'shell/live.json';

export type ShellBuild = ShellManifest & { url: string };
export interface LiveShell extends ShellBuild {
  /** Builds that were live before, newest first. */
  previous?: ShellBuild[];
}

/** The shell build that pages are written for; null before the first release. */
export async function readLiveShell(target: Target): Promise<LiveShell | null> {
  const content = await target.read(FILE);
  return content ? (JSON.parse(content.toString('utf8')) as LiveShell) : null;
}

const write = (target: Target, live: LiveShell): Promise<void> =>
  target.write(FILE, JSON.stringify(live, null, 2));

/** Makes a published build the one that pages are written for. */
export async function setLiveShell(target: Target, build: ShellBuild): Promise<void> {
  const former = await readLiveShell(target);
  const { previous = [], ...live } = former ?? {};
  const older = former ? [live as ShellBuild, ...previous] : [];
  const kept = older.filter((other) => other.build !== build.build).slice(0, KEPT_BUILDS);
  await write(target, { ...build, previous: kept });
}

/** @throws Error when there is nothing to go back to */
export async function rollBackShell(target: Target): Promise<void> {
  const { previous = [], ...live } = (await readLiveShell(target)) ?? {};
  const [build, ...rest] = previous;
  if (!build) throw new Error("'shell' has no earlier build to go back to.");
  await write(target, { ...build, previous: [...rest, live as ShellBuild] });
}
