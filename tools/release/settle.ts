import { parseJson } from '../parse-json';
import { checkConfigFile } from '../site/config-file';
import type { SiteFacts } from '../site/headers';
import { readSiteFacts } from '../site/site-facts';
import { checkHealth, type Health } from './commands/health';
import {
  EMPTY_REGISTRY,
  inspectRegistry,
  publishRegistry,
  readRegistry,
  type Inspection,
} from './registry/registry-store';
import type { SiteRegistry } from './registry/site-registry';
import type { Target } from './targets/target';
import { writePages, type WrittenPages } from './pages/write-pages';

/**
 * The state that the published pages were written for. It is written last, so that an interrupted release is
 * recognized.
 */
const FILE = 'settled.json';

/** What the pages depend on. */
interface Wanted extends Omit<SiteFacts, 'inline'> {
  revision: number;
  key?: string;
}

/** The published pages, so that those of removed paths can be deleted, and those that could not be rendered. */
type Settled = Wanted & WrittenPages;

async function readSettled(target: Target): Promise<Partial<Settled>> {
  // A damaged one is written anew.
  return Object(parseJson(String(await target.read(FILE)))) as Partial<Settled>;
}

async function readWanted(target: Target, { revision }: SiteRegistry): Promise<Wanted> {
  // The inline hashes follow from the other facts.
  const { inline: _inline, ...facts } = await readSiteFacts(target.read);
  return { revision, key: target.signer?.publicKey, ...facts };
}

/** Reads the last commit as `inspectRegistry` does, with the key that the pages name. */
export const inspectSite = async (target: Target): Promise<Inspection> =>
  inspectRegistry(target, (await readSettled(target)).key);

/** Paths of the published pages whose code failed. */
export async function readUnrendered(target: Target): Promise<Pick<WrittenPages, 'unrendered' | 'outdated'>> {
  const { unrendered = [], outdated = [] } = await readSettled(target);
  return { unrendered, outdated };
}

/** Whether the published registry and pages match the last commit. Needs no private key. */
export const isSettled = async (target: Target): Promise<boolean> =>
  isSettledAt(target, await inspectSite(target));

async function isSettledAt(target: Target, { registry, published }: Inspection): Promise<boolean> {
  const settled = await readSettled(target);
  const wanted = await readWanted(target, registry);
  if (!target.signer) wanted.key = settled.key;
  return (
    published && (Object.keys(wanted) as (keyof Wanted)[]).every((fact) => settled[fact] === wanted[fact])
  );
}

/** Stands for a site whose registry can't be parsed. */
const UNREADABLE: Inspection = { registry: EMPTY_REGISTRY, signature: 'invalid', published: false };

/** Reads every file of the live builds and says how the site is. Never throws; needs no private key. */
export async function readHealth(target: Target): Promise<Health> {
  const inspected = await inspectSite(target).catch(() => UNREADABLE);
  return checkHealth(target, inspected, await isSettledAt(target, inspected));
}

/** Writes `/health.json` for hosts that can't compute it at each request. */
export async function writeHealth(target: Target): Promise<void> {
  const health = await checkHealth(target, await inspectSite(target), true);
  await target.write('health.json', `${JSON.stringify(health, null, 2)}\n`);
}

/**
 * Publishes registry file and pages of the last commit; does nothing when they are up to date. Concurrent and
 * interrupted calls end with the newest commit.
 * @throws ConfigInvalid before anything is written
 */
export async function publishCommitted(target: Target): Promise<void> {
  while (!(await isSettled(target))) {
    await checkConfigFile(target.read);
    const registry = await readRegistry(target);
    const wanted = await readWanted(target, registry);
    const { files: former = [] } = await readSettled(target);
    const written = await writePages(target, registry);
    // Published after the pages: a tab that sees a new revision and reloads must get a page of that revision.
    await publishRegistry(target);
    for (const file of former.filter((name) => !written.files.includes(name))) {
      for (const form of ['.br', '.gz', '']) await target.remove(file + form);
    }
    await writeHealth(target);
    await target.write(FILE, JSON.stringify({ ...wanted, ...written } satisfies Settled));
  }
}
