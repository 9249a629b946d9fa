import * as z from '@marisma/shared/shape';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const webAddress = z.string().check(z.refine(isWebAddress, 'must be an address on the web'));

/** Where what browsers report goes; without it nothing is sent. */
const reportTarget = z.object({
  /** An address that takes POSTs, or, with format `sentry`, a DSN. */
  url: z.union([z.string().check(z.regex(/^\/(?![/\\])/)), webAddress]),
  format: z.optional(z.enum(['lines', 'sentry'])),
  /** Share of the tabs that report, from 0 to 1; all of them when left out. */
  sample: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
export type ReportTarget = z.infer<typeof reportTarget>;

/** Where this deployment's Supabase is; `/config.json`, written at deployment, never compiled in. */
const siteConfig = z.object({
  supabaseUrl: z.union([z.literal('/'), webAddress]),
  supabaseKey: z.string().check(z.minLength(1)),
  // A sink that is named wrongly costs its reports, not the site.
  reports: z.catch(z.optional(reportTarget), undefined),
  /** Whether browsers keep pages for when there is no network. */
  serviceWorker: z.catch(z.optional(z.boolean()), undefined),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** A deployment's configuration that can't be used; the message lists everything that is wrong at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Who waits for it has been told nothing yet. */
const TIMEOUT_MS = 5000;

let known: Promise<SiteConfig> | undefined;

/**
 * `/config.json`, read once for a document; a failed reading may be repeated. A `supabaseUrl` of `/` means
 * this site's own origin.
 * @throws ConfigError when it is missing, unreadable or incomplete
 */
export function loadSiteConfig(): Promise<SiteConfig> {
  known ??= readSiteConfig().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readSiteConfig(): Promise<SiteConfig> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/config.json', { cache: 'no-cache', signal }).catch((cause: unknown) => {
    throw new ConfigError('config.json could not be fetched', { cause });
  });
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  const document: unknown = await response.json().catch((cause: unknown) => {
    throw new ConfigError('config.json is not JSON', { cause });
  });
  const parsed = siteConfig.safeParse(document);
  if (!parsed.success) throw new ConfigError(`config.json: ${parsed.error.message}`);
  const { supabaseUrl, ...rest } = parsed.data;
  return { ...rest, supabaseUrl: supabaseUrl === '/' ? window.location.origin : supabaseUrl };
}
