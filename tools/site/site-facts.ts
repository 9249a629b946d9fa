import type { SiteFacts } from './headers';

type Read = (path: string) => Promise<Buffer | null>;

/**
 * Reads what headers depend on from the site itself: its config.json, and whether its shell takes overrides.
 * @param read gives a file or null
 */
export async function readSiteFacts(read: Read): Promise<SiteFacts> {
  const [config, registry] = await Promise.all([
    readJson<SiteConfig>(read, 'config.json'),
    readJson<PublishedRegistry>(read, 'registry.json'),
  ]);
  return {
    dataOrigin: originOf(config.supabaseUrl),
    reportOrigin: originOf(config.reports?.url),
    ...(registry.shell?.live?.overrides === true && { overrides: true }),
  };
}

interface SiteConfig {
  supabaseUrl?: string;
  reports?: { url?: string };
}

interface PublishedRegistry {
  shell?: { live?: { overrides?: boolean } };
}

const originOf = (url: string | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).origin : undefined;

/** A file that can't be read is the shell's to complain of; the headers then allow the site alone. */
async function readJson<T extends object>(read: Read, file: string): Promise<Partial<T>> {
  try {
    return (JSON.parse((await read(file))?.toString('utf8') ?? '{}') as T | null) ?? {};
  } catch {
    return {};
  }
}
