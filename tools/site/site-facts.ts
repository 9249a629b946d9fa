import type { z } from 'zod';
import { parseJson } from '../parse-json';
import type { configFile } from './config-file';
import type { SiteFacts } from './headers';
import { INLINE_HASHES_FILE, type InlineHashes } from './inline-hashes';

type Read = (path: string) => Promise<Buffer | null>;

/**
 * Reads the facts for the headers from the site's files: config.json, whether the shell accepts overrides,
 * and the hashes of inline styles and scripts.
 * @param read returns a file's content, or null
 */
export async function readSiteFacts(read: Read): Promise<SiteFacts> {
  const [config, registry, inline] = await Promise.all([
    readJson<SiteConfig>(read, 'config.json'),
    readJson<PublishedRegistry>(read, 'registry.json'),
    readJson<InlineHashes>(read, INLINE_HASHES_FILE),
  ]);
  return {
    dataOrigin: originOf(config?.supabaseUrl),
    reportOrigin: originOf(config?.reports?.url),
    siteUrl: originOf(config?.siteUrl),
    captcha: typeof config?.captchaKey === 'string',
    demo: config?.demo === true,
    serviceWorker: config?.serviceWorker === true,
    ...(registry?.shell?.live?.overrides === true && { overrides: true }),
    ...(inline && { inline }),
  };
}

type SiteConfig = z.infer<typeof configFile>;

interface PublishedRegistry {
  shell?: { live?: { overrides?: boolean } };
}

const originOf = (url: string | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).origin : undefined;

/** Reads a JSON file of the site; null when it is missing or invalid. Other code reports such files. */
export const readJson = async <T>(read: Read, file: string): Promise<T | null | undefined> =>
  parseJson(String(await read(file))) as T | null | undefined;
