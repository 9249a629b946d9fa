import type { SimpleStorage } from '@marisma/area-kit/browser';
import { PAGE_IDS } from '@marisma/area-kit/page-marks';
import { parseRegistry, RegistryError, type ParsedRegistry, type Registry } from '@marisma/area-kit/contract';
import { AreaFault } from './area-fault';

/** Names the key that must have signed the registry; this element is not part of the signed text. */
const KEY_ELEMENT = 'meta[name="marisma-key"]';

/** @returns the public key (Ed25519, base64) that this page names; null for a site that is not signed */
const readPageKey = (): string | null =>
  document.querySelector<HTMLMetaElement>(KEY_ELEMENT)?.content ?? null;

/**
 * Checks that the key has made one of the signatures (Ed25519, RFC 8032) for this text.
 * @throws AreaFault 'registry-untrusted'
 */
async function checkSignature(text: string, signatures: readonly string[], key: string): Promise<void> {
  const message = new TextEncoder().encode(text);
  try {
    const verify = await getVerifier(decode(key));
    for (const signature of signatures) {
      if (await verify(decode(signature), message)) return;
    }
  } catch (cause) {
    throw new AreaFault('registry-untrusted', `its signature can't be checked: ${String(cause)}`, { cause });
  }
  throw new AreaFault(
    'registry-untrusted',
    signatures.length > 0 ? 'altered after it was signed' : 'not signed',
  );
}

type Bytes = Uint8Array<ArrayBuffer>;
type Verify = (signature: Bytes, message: Bytes) => Promise<boolean> | boolean;

/** Uses the browser's Ed25519 where it exists; else fetches an implementation. */
async function getVerifier(key: Bytes): Promise<Verify> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return (signature, message) => crypto.subtle.verify('Ed25519', imported, signature, message);
  } catch {
    const { verify } = await import('./verify-ed25519');
    return (signature, message) => verify(signature, message, key);
  }
}

const decode = (base64: string): Bytes =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export const REGISTRY_URL = '/registry.json';
const SIGNATURES_URL = '/registry.json.sig';
const STORAGE_KEY = 'marisma.registry';
/** Limit for each of two sources; the page may be empty until both have been tried. Milliseconds. */
const TIMEOUT_MS = 2500;

/** A registry's text and its signatures; there may be two while the registry is being replaced. */
interface SignedText {
  text: string;
  signatures: string[];
}

export interface RegistryResult extends ParsedRegistry {
  /** Where the registry came from; with `none`, no area can be shown. */
  source: 'page' | 'network' | 'last-good' | 'none';
  problems: string[];
  /** False on a site whose pages name no key. */
  signed: boolean;
  /** Settles when the signature is checked; no area may run before. Rejects with an AreaFault. */
  trusted: Promise<void>;
}

const EMPTY: ParsedRegistry = { registry: { schema: 1, revision: 0, areas: {} }, rejected: {} };

/**
 * Finds the registry: the one that the page names, else the site's, else this browser's last good one. The
 * page's registry is returned before its signature is checked, so that the check does not delay the first
 * paint. Never throws: without a registry the site has no areas and the reasons are in `problems`.
 */
export async function findRegistry(storage: SimpleStorage): Promise<RegistryResult> {
  const problems: string[] = [];
  const key = readPageKey();
  const signed = key !== null;
  const sources = [
    ['page', readPageRegistry],
    ['network', () => fetchRegistry(signed)],
    ['last-good', () => Promise.resolve(readKept(storage))],
  ] as const;
  for (const [source, read] of sources) {
    try {
      const found = await read();
      if (found === null) continue;
      const parsed = parseRegistry(parseJson(found.text));
      const trusted = signed ? checkSignature(found.text, found.signatures, key) : Promise.resolve();
      if (source !== 'page') {
        await trusted;
        await checkRevision(parsed.registry, storage);
      }
      trusted.then(
        () => storage.setItem(STORAGE_KEY, JSON.stringify(found)),
        () => storage.removeItem(STORAGE_KEY),
      );
      return { ...parsed, source, problems, signed, trusted };
    } catch (error) {
      problems.push(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ...EMPTY, source: 'none', problems, signed, trusted: Promise.resolve() };
}

async function checkRegistry({ text, signatures }: SignedText): Promise<Registry> {
  const key = readPageKey();
  if (key !== null) await checkSignature(text, signatures, key);
  return parseRegistry(parseJson(text)).registry;
}

/**
 * A stale or replayed registry has a valid signature too. A rollback gets a new revision, so a revision below
 * the page's or this browser's last good one is never intended.
 * @throws RegistryError
 */
async function checkRevision({ revision }: Registry, storage: SimpleStorage): Promise<void> {
  const least = Math.max(readPageRevision(), await readKeptRevision(storage));
  if (revision < least) throw new RegistryError(`revision ${revision} is older than ${least}`);
}

const readPageRevision = (): number =>
  Number(document.getElementById(PAGE_IDS.registry)?.dataset.revision ?? 0);

async function readKeptRevision(storage: SimpleStorage): Promise<number> {
  try {
    const kept = readKept(storage);
    return kept ? (await checkRegistry(kept)).revision : 0;
  } catch {
    return 0;
  }
}

async function fetchRegistry(signed: boolean): Promise<SignedText> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // The registry is fetched first, because signatures are published before the registry they sign.
  const text = await fetchText(REGISTRY_URL, signal);
  const lines = signed ? await fetchText(SIGNATURES_URL, signal) : '';
  return { text, signatures: lines.split('\n').filter(Boolean) };
}

async function fetchText(
  url: string,
  signal: AbortSignal,
  cache: RequestCache = 'no-cache',
): Promise<string> {
  const response = await fetch(url, { cache, signal });
  if (!response.ok) throw new RegistryError(`${url} answered ${response.status}`);
  return response.text();
}

/** The file that the page names. It is immutable, and the boot script has already requested it. */
async function readPageRegistry(): Promise<SignedText | null> {
  const { src, signature } = document.getElementById(PAGE_IDS.registry)?.dataset ?? {};
  if (!src) return null;
  const text = await fetchText(src, AbortSignal.timeout(TIMEOUT_MS), 'default');
  return { text, signatures: signature ? [signature] : [] };
}

function readKept(storage: SimpleStorage): SignedText | null {
  const kept = parseJson(storage.getItem(STORAGE_KEY) ?? 'null') as Partial<SignedText> | null;
  return typeof kept?.text === 'string' && Array.isArray(kept.signatures) ? (kept as SignedText) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryError('not JSON');
  }
}
