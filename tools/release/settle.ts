import { readSiteFacts } from '../site/site-facts';
import { checkHealth } from './health';
import { publishRegistry, readRegistry } from './registry-store';
import type { SiteRegistry } from './site-registry';
import type { Target } from './target';
import { writePages } from './write-pages';

/** What the published pages were written for; written last, so that a killed release is found unfinished. */
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
  /** The pages there are, so that those of a path given up can be removed. */
  files: string[];
}

async function readSettled(target: Target): Promise<Settled | null> {
  const content = await target.read(FILE);
  return content ? (JSON.parse(content.toString('utf8')) as Settled) : null;
}

async function readWanted(target: Target): Promise<Omit<Settled, 'files'> & { registry: SiteRegistry }> {
  const registry = await readRegistry(target);
  // What the pages carry follows from the rest.
  const { inline: _inline, ...facts } = await readSiteFacts(target.read);
  return { registry, revision: registry.revision, key: target.signer?.publicKey, ...facts };
}

/** Whether what browsers fetch is what was committed last. */
export async function isSettled(target: Target): Promise<boolean> {
  const [settled, { registry: _registry, ...wanted }] = [await readSettled(target), await readWanted(target)];
  if (!settled) return false;
  return (Object.keys(wanted) as (keyof typeof wanted)[]).every((fact) => settled[fact] === wanted[fact]);
}

/**
 * Brings registry file and pages to what was committed last, whoever committed it; does nothing when they
 * are there. Two at once, or one after a kill, end with the newest.
 */
export async function settle(target: Target): Promise<void> {
  while (!(await isSettled(target))) {
    const { registry, ...wanted } = await readWanted(target);
    const former = (await readSettled(target))?.files ?? [];
    const files = await writePages(target, registry);
    // After the pages: a tab that learns of a revision finds it in the page that it then asks for.
    await publishRegistry(target);
    for (const file of former.filter((name) => !files.includes(name))) {
      for (const form of ['.br', '.gz', '']) await target.remove(file + form);
    }
    await target.write('health.json', `${JSON.stringify(await checkHealth(target, true), null, 2)}\n`);
    await target.write(FILE, JSON.stringify({ ...wanted, files } satisfies Settled));
  }
}
