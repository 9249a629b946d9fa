import { parseRegistry, REGISTRY_SCHEMA } from '@marisma/shared/contract';
import { writeCompressed } from './compress';
import { appendLog, readLog, type LoggedRevision } from './registry-log';
import type { SiteRegistry } from './site-registry';
import type { Target } from './target';

const FILE = 'registry.json';
const SIGNATURES = 'registry.json.sig';
const KEPT_SIGNATURES = 3;

/** Somebody else changed the registry between reading and writing it. */
export class RegistryConflict extends Error {
  override name = 'RegistryConflict';
}

/** The registry is not signed by the key that this release would sign with, or can't be signed at all. */
export class RegistryUnsigned extends Error {
  override name = 'RegistryUnsigned';
}

/**
 * @returns the registry that was committed last; an empty one for a new site
 * @throws Error when it can't be parsed: a release never overwrites what it doesn't understand
 * @throws RegistryUnsigned when its signature is not this target's: a release never signs what others slipped in
 */
export async function readRegistry(target: Target): Promise<SiteRegistry> {
  const head = await readHead(target);
  if (head) checkTrust(target, head);
  return parse(head);
}

/**
 * Commits the next revision, if the last one is still the one that was read. Browsers fetch it once it is published.
 * @param change what was done, for the log
 * @throws RegistryConflict when another release was quicker; nothing is written then
 */
export async function writeRegistry(
  target: Target,
  next: SiteRegistry,
  change?: string,
): Promise<SiteRegistry> {
  const { revision } = await readRegistry(target);
  if (revision !== next.revision) throw conflict(revision, next.revision);
  return commit(target, next, change);
}

/**
 * Signs the registry as it stands, whoever signed it before: for the first key of a site, and for a new one.
 * To be asked for by hand, once somebody has looked at what there is.
 */
export async function adoptRegistry(target: Target): Promise<void> {
  const { signer } = target;
  if (!signer) throw new RegistryUnsigned('There is no key to sign with.');
  const head = await readHead(target);
  if (!head || (head.signature && signer.verify(head.text, head.signature))) return;
  await commit(target, parse(head), 'adopt');
}

/** Makes the committed registry the one that browsers fetch. May be repeated; ends with the newest. */
export async function publishRegistry(target: Target): Promise<void> {
  const head = await readHead(target);
  if (!head) return;
  if (head.signature) {
    const former = ((await target.read(SIGNATURES))?.toString('utf8') ?? '').split('\n').filter(Boolean);
    const signatures = [...new Set([head.signature, ...former])].slice(0, KEPT_SIGNATURES);
    // First, and with those of what it replaces: no moment has a registry that nothing vouches for.
    await target.write(SIGNATURES, `${signatures.join('\n')}\n`);
  }
  await writeCompressed(target, FILE, head.text);
}

async function commit(target: Target, next: SiteRegistry, change?: string): Promise<SiteRegistry> {
  const written = { ...next, revision: next.revision + 1 };
  const text = `${JSON.stringify(written, null, 2)}\n`;
  const entry = { text, signature: target.signer?.sign(text), change };
  if (!(await appendLog(target, written.revision, entry))) throw conflict(written.revision, next.revision);
  return written;
}

const readHead = async (target: Target): Promise<LoggedRevision | undefined> => (await readLog(target, 1))[0];

function checkTrust({ signer }: Target, { text, signature }: LoggedRevision): void {
  if (!signer && signature) {
    throw new RegistryUnsigned(
      'This site is signed. Set MARISMA_SIGNING_KEY to its key: without it the site would refuse its own registry.',
    );
  }
  if (signer && !(signature && signer.verify(text, signature))) {
    throw new RegistryUnsigned(
      'The registry is not signed with this key. Look at what it says; if it is right: npm run release -- adopt',
    );
  }
}

function parse(head: LoggedRevision | undefined): SiteRegistry {
  if (!head) return { schema: REGISTRY_SCHEMA, revision: 0, areas: {} };
  const document: unknown = JSON.parse(head.text);
  const { registry, rejected } = parseRegistry(document);
  const [bad] = Object.entries(rejected).filter(([name]) => !registry.areas[name]);
  if (bad) throw new Error(`registry.json has an entry that can't be read: ${bad[0]}: ${bad[1].detail}`);
  // As it stands, not as it was read: what a newer release has added is not ours to drop.
  return document as SiteRegistry;
}

const conflict = (there: number, madeFor: number): RegistryConflict =>
  new RegistryConflict(
    `The registry is at revision ${there}, this change was made for ${madeFor}. ` +
      'Another release came first: run yours again.',
  );
