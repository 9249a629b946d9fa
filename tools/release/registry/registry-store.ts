import { parseRegistry, REGISTRY_SCHEMA } from '@marisma/area-kit/contract';
import { writeCompressed } from '../targets/compress';
import { appendLog, readLog, type LoggedRevision } from './registry-log';
import { verifyWith, type Signer } from './signing';
import type { SiteRegistry } from './site-registry';
import type { Target } from '../targets/target';

const FILE = 'registry.json';
const SIGNATURES = 'registry.json.sig';
const KEPT_SIGNATURES = 3;

/** The registry of a new site. */
export const EMPTY_REGISTRY: SiteRegistry = { schema: REGISTRY_SCHEMA, revision: 0, areas: {} };

/** Another command changed the registry between reading and writing. */
export class RegistryConflict extends Error {
  override name = 'RegistryConflict';
}

/** The registry is not signed with the key of this release, or this release has no key. */
export class RegistryUnsigned extends Error {
  override name = 'RegistryUnsigned';
}

/**
 * @returns the last committed registry; an empty registry for a new site
 * @throws Error when the registry can't be parsed, so that a release never overwrites unknown data
 * @throws RegistryUnsigned when another key signed the registry, so that a release never signs foreign data
 */
export async function readRegistry(target: Target): Promise<SiteRegistry> {
  const head = await readHead(target);
  if (head) checkTrust(target, head);
  return parse(head);
}

export interface Inspection {
  registry: SiteRegistry;
  /** `unsigned` for a site without a key. */
  signature: 'valid' | 'invalid' | 'unsigned';
  /** Whether the file that tabs read, and its signature, are those of the last commit. */
  published: boolean;
}

/**
 * Reads the last committed registry whoever signed it, for health and status: they are needed most when a
 * signature is wrong, and on machines without the private key.
 * @param pageKey the public key that the pages name, for a target without a signer
 * @throws Error when the registry can't be parsed
 */
export async function inspectRegistry(target: Target, pageKey?: string): Promise<Inspection> {
  const head = await readHead(target);
  const publicKey = target.signer?.publicKey ?? pageKey;
  const isValid = publicKey !== undefined && head !== undefined && isSignedBy({ publicKey }, head);
  const isUnsigned = !publicKey && !head?.signature;
  return {
    registry: parse(head),
    signature: isValid ? 'valid' : isUnsigned ? 'unsigned' : 'invalid',
    published: await isPublished(target, head),
  };
}

async function isPublished(target: Target, head: LoggedRevision | undefined): Promise<boolean> {
  const [text, signatures] = await Promise.all([target.read(FILE), target.read(SIGNATURES)]);
  const isSigned = !head?.signature || signatures?.toString('utf8').split('\n').includes(head.signature);
  return text?.toString('utf8') === head?.text && isSigned === true;
}

/**
 * Commits a registry as the revision after the one that it was made from. `publishRegistry` makes it public.
 * @param about what the log says of the change
 * @throws RegistryConflict when another release has committed that revision; nothing is written then
 */
export async function writeRegistry(
  target: Target,
  registry: SiteRegistry,
  about: Pick<LoggedRevision, 'change' | 'statement' | 'time'> = {},
): Promise<SiteRegistry> {
  const next = { ...registry, revision: registry.revision + 1 };
  const text = `${JSON.stringify(next, null, 2)}\n`;
  const entry = { text, signature: target.signer?.sign(text), ...about, ...target.author };
  if (!(await appendLog(target, next.revision, entry)))
    throw new RegistryConflict(`Another release has made revision ${next.revision}: run the command again.`);
  return next;
}

/**
 * Signs the current registry regardless of its signature: for the first key of a site, and for a new key. It
 * runs only on request, after an operator has reviewed the registry.
 */
export async function signRegistry(target: Target): Promise<void> {
  const { signer } = target;
  if (!signer) throw new RegistryUnsigned('There is no key to sign with.');
  const head = await readHead(target);
  if (!head || isSignedBy(signer, head)) return;
  await writeRegistry(target, parse(head), { change: 're-sign', time: new Date().toISOString() });
}

/** Publishes the latest committed registry for browsers. May be repeated. */
export async function publishRegistry(target: Target): Promise<void> {
  const head = await readHead(target);
  if (!head) return;
  if (head.signature) {
    const former = ((await target.read(SIGNATURES))?.toString('utf8') ?? '').split('\n').filter(Boolean);
    const signatures = [...new Set([head.signature, ...former])].slice(0, KEPT_SIGNATURES);
    // Signatures are written first and include the replaced registry's, so the public registry is signed at
    // any moment.
    await target.write(SIGNATURES, `${signatures.join('\n')}\n`);
  }
  await writeCompressed(target, FILE, head.text);
}

const readHead = async (target: Target): Promise<LoggedRevision | undefined> => (await readLog(target, 1))[0];

const isSignedBy = ({ publicKey }: Pick<Signer, 'publicKey'>, { text, signature }: LoggedRevision): boolean =>
  signature !== undefined && verifyWith(publicKey, text, signature);

function checkTrust({ signer }: Target, head: LoggedRevision): void {
  if (!signer && head.signature) {
    throw new RegistryUnsigned(
      'This site is signed. Set MARISMA_SIGNING_KEY to its key: browsers would refuse an unsigned registry.',
    );
  }
  if (signer && !isSignedBy(signer, head)) {
    throw new RegistryUnsigned(
      'The registry is not signed with this key. Review it; if it is right, run: npx marisma key re-sign',
    );
  }
}

function parse(head: LoggedRevision | undefined): SiteRegistry {
  if (!head) return EMPTY_REGISTRY;
  const document: unknown = JSON.parse(head.text);
  const { registry, rejected } = parseRegistry(document);
  const [bad] = Object.entries(rejected).filter(([name]) => !registry.areas[name]);
  if (bad) throw new Error(`registry.json has an entry that can't be read: ${bad[0]}: ${bad[1].detail}`);
  // The unparsed document is returned, so that fields added by a newer release are kept.
  return document as SiteRegistry;
}
