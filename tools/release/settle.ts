import { checkConfigFile } from '../site/config-file';
import { readSiteFacts } from '../site/site-facts';
import { checkHealth } from './health';
import { publishRegistry, readRegistry } from './registry-store';
import type { SiteRegistry } from './site-registry';
import type { Target } from './target';
import { writePages } from './write-pages';

/**
 * The state that the published pages were written for. It is written last, so that an interrupted release is
 * recognized.
 */
const FILE = 'settled.json';

interface Settled {
  revision: number;
  key?: string;
  dataOrigin?: string;
  reportOrigin?: string;
  overrides?: boolean;
  siteUrl?: string;
  demo?: boolean;
  serviceWorker?: boolean;
  /** The published pages, so that the pages of removed paths can be deleted. */
  files: string[];
}

async function readSettled(target: Target): Promise<Settled | null> {
  const content = await target.read(FILE);
  return content ? (JSON.parse(content.toString('utf8')) as Settled) : null;
}

async function readWanted(target: Target): Promise<Omit<Settled, 'files'> & { registry: SiteRegistry }> {
  const registry = await readRegistry(target);
  // The inline hashes follow from the other facts.
  const { inline: _inline, ...facts } = await readSiteFacts(target.read);
  return { registry, revision: registry.revision, key: target.signer?.publicKey, ...facts };
}

/** Whether the published registry and pages match the last commit. */
export async function isSettled(target: Target): Promise<boolean> {
  const [settled, { registry: _registry, ...wanted }] = [await readSettled(target), await readWanted(target)];
  if (!settled) return false;
  return (Object.keys(wanted) as (keyof typeof wanted)[]).every((fact) => settled[fact] === wanted[fact]);
}

/**
 * Publishes registry file and pages of the last commit; does nothing when they are up to date. Concurrent and
 * interrupted calls end with the newest commit.
 * @throws ConfigInvalid before anything is written
 */
export async function settle(target: Target): Promise<void> {
  while (!(await isSettled(target))) {
    await checkConfigFile(target.read);
    const { registry, ...wanted } = await readWanted(target);
    const former = (await readSettled(target))?.files ?? [];
    const files = await writePages(target, registry);
    // Published after the pages: a tab that sees a new revision and reloads must get a page of that revision.
    await publishRegistry(target);
    for (const file of former.filter((name) => !files.includes(name))) {
      for (const form of ['.br', '.gz', '']) await target.remove(file + form);
    }
    await target.write('health.json', `${JSON.stringify(await checkHealth(target, true), null, 2)}\n`);
    await target.write(FILE, JSON.stringify({ ...wanted, files } satisfies Settled));
  }
}
