import type { Release } from '@marisma/area-kit/contract';
import { readServerBundles } from '../pages/server-bundles';
import { startSandbox } from '../pages/sandbox/sandbox';
import { goLive } from '../registry/registry-edits';
import type { SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';
import { StatementRefused } from './statement';
import type { SubmittedBuild } from './read-build';

/**
 * Evaluates a build's server bundle in the sandbox and renders its first public page, before anything is written. A
 * bundle without an area would otherwise go live: its pages are merely incomplete.
 * @throws StatementRefused when the bundle throws, does not end, or is not an area
 */
export async function runBuild(
  target: Target,
  registry: SiteRegistry,
  { files }: SubmittedBuild,
  release: Release,
): Promise<void> {
  const { name, server, paths } = release;
  const open = paths.filter(({ access }) => access === 'public');
  const [pathname] = open.flatMap(({ path, instances }) => instances ?? (/[:*]/.test(path) ? [] : [path]));
  const next = goLive(registry, release);
  const input = await readServerBundles(target, next);
  if (!server || !pathname || !input) return;
  const source = files.get(server.file)?.toString('utf8') ?? '';
  const sandbox = startSandbox({ ...input, area: { name, path: server.file, source } });
  const refuse = (why: string): never => {
    throw new StatementRefused(`${name} can't be released: its server bundle ${why}`);
  };
  try {
    const { complete } = await sandbox.render({ pathname, locale: 'en' });
    if (!complete && next.areas[name]?.disabled === undefined) refuse(`has no area for ${pathname}.`);
  } catch (error) {
    if (error instanceof StatementRefused) throw error;
    refuse(`does not run: ${String(error)}`);
  } finally {
    sandbox.close();
  }
}
