import { parseUrl } from '@marisma/area-kit/browser';
import * as z from '@marisma/area-kit/shape';

const isWebAddress = (text: string): boolean => /^https?:$/.test(parseUrl(text)?.protocol ?? '');
const webAddress = z.string().check(z.refine(isWebAddress, 'must be an address on the web'));

/** Where browsers send reports; without a target nothing is sent. */
const reportTarget = z.object({
  /** Accepts POST requests with one line of JSON per report. */
  url: z.union([z.string().check(z.regex(/^\/(?![/\\])/)), webAddress]),
  /** Share of tabs that send reports, from 0 to 1; 1 by default. */
  sample: z.optional(z.number().check(z.gte(0), z.lte(1))),
});

/**
 * This deployment's settings, read from `/config.json`, which is written at deployment and never compiled in.
 */
const siteConfig = z.object({
  supabaseUrl: z.union([z.literal('/'), webAddress]),
  supabaseKey: z.string().check(z.minLength(1)),
  // An invalid report target turns reports off; the site still works.
  reports: z.catch(z.optional(reportTarget), undefined),
  /** The site's key for Turnstile; with it, forms of accounts send a captcha token. */
  captchaKey: z.catch(z.optional(z.string()), undefined),
  /** Whether the site is a demo: dashboards show samples below what is live. */
  demo: z.catch(z.optional(z.boolean()), undefined),
  /** Whether browsers keep pages for offline use. */
  serviceWorker: z.catch(z.optional(z.boolean()), undefined),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** An invalid `config.json`; the message lists every problem. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Short, because the visitor sees no status while this request is pending. */
const TIMEOUT_MS = 5000;

let known: Promise<SiteConfig> | undefined;

/**
 * Reads `/config.json` once per document; a failed read can be repeated. A `supabaseUrl` of `/` means this
 * site's own origin.
 * @throws ConfigError when the file is missing, unreadable or incomplete
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
