import * as z from '@marisma/shared/zod';

/** Where this deployment's Supabase is; `/config.json`, written at deployment, never compiled in. */
const siteConfig = z.object({
  supabaseUrl: z.union([z.literal('/'), z.url({ protocol: /^https?$/ })]),
  supabaseKey: z.string().check(z.minLength(1)),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** A deployment's configuration that can't be used; the message lists everything that is wrong at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads `/config.json`. A `supabaseUrl` of `/` means this site's own origin.
 * @throws ConfigError when it is missing, unreadable or incomplete
 */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new ConfigError('config.json could not be fetched', { cause });
  });
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  const document: unknown = await response.json().catch((cause: unknown) => {
    throw new ConfigError('config.json is not JSON', { cause });
  });
  const parsed = siteConfig.safeParse(document);
  if (!parsed.success) throw new ConfigError(`config.json: ${z.prettifyError(parsed.error)}`);
  const { supabaseUrl, supabaseKey } = parsed.data;
  return { supabaseUrl: supabaseUrl === '/' ? window.location.origin : supabaseUrl, supabaseKey };
}
