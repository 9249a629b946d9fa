import type { SimpleStorage } from '@marisma/shared/browser';
import { PAGE_IDS } from '@marisma/shared/page-marks';
import { parseRegistry, RegistryError, type ParsedRegistry, type Registry } from '@marisma/shared/contract';
import { checkSignature, readPageKey } from './registry-signature';

export const REGISTRY_URL = '/registry.json';
const SIGNATURES_URL = '/registry.json.sig';
const STORAGE_KEY = 'marisma.registry';
/** For each of two places to ask: until both have been asked there may be nothing on the page. */
const TIMEOUT = 2500;

/** A registry's text and what vouches for it: while it is being replaced, two signatures may stand together. */
interface SignedText {
  text: string;
  signatures: string[];
}

export interface RegistryResult extends ParsedRegistry {
  /** Where it came from; `none` means that no area can be shown. */
  source: 'page' | 'network' | 'last-good' | 'none';
  /** Why better sources were passed over. */
  problems: string[];
  /** False on a site whose pages name no key. */
  signed: boolean;
  /** Settles when the signature is checked; nothing may run before. Rejects with an AreaFault. */
  trusted: Promise<void>;
}

const EMPTY: ParsedRegistry = { registry: { schema: 1, revision: 0, areas: {} }, rejected: {} };

/**
 * Finds the registry: the one that the page names, else the site's, else the last good one of this browser.
 * The page's own is given before its signature is checked, so that no first paint waits for arithmetic.
 * Never throws: without any, the frame stands with no areas and the reasons are in `problems`.
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
      if (source !== 'page') await trusted;
      if (source === 'network') await refuseOlder(parsed.registry, storage);
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

/**
 * The registry that the site has now, with the earlier builds that a page's own leaves out.
 * @throws AreaFault when its signature is not the page's key's; other errors when it can't be had or read
 */
export const readPublished = async (): Promise<Registry> =>
  checkRegistry(await fetchRegistry(readPageKey() !== null));

async function checkRegistry({ text, signatures }: SignedText): Promise<Registry> {
  const key = readPageKey();
  if (key !== null) await checkSignature(text, signatures, key);
  return parseRegistry(parseJson(text)).registry;
}

/**
 * An older registry bears a sound signature as well: a stale copy, or one that somebody brings back. A rollback
 * is a new revision, so one below this browser's last good one is never what the site means.
 * @throws RegistryError
 */
async function refuseOlder({ revision }: Registry, storage: SimpleStorage): Promise<void> {
  const kept = await readKeptRevision(storage);
  if (revision < kept)
    throw new RegistryError(`revision ${revision} is older than ${kept}, seen here before`);
}

/** @returns 0 where nothing sound is kept */
async function readKeptRevision(storage: SimpleStorage): Promise<number> {
  try {
    const kept = readKept(storage);
    return kept ? (await checkRegistry(kept)).revision : 0;
  } catch {
    return 0;
  }
}

/** @throws RegistryError when the site has none; other errors when it is out of reach */
async function fetchRegistry(signed: boolean): Promise<SignedText> {
  const signal = AbortSignal.timeout(TIMEOUT);
  // The registry first: signatures are published before what they sign.
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

/** The file that the page names; it never changes, and the boot script has asked for it already. */
async function readPageRegistry(): Promise<SignedText | null> {
  const { src, signature } = document.getElementById(PAGE_IDS.registry)?.dataset ?? {};
  if (!src) return null;
  const text = await fetchText(src, AbortSignal.timeout(TIMEOUT), 'default');
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
