import type { SiteFacts } from './headers';

/** Reads what headers depend on from the site itself: its config.json. @param read gives a file or null */
export async function readSiteFacts(read: (path: string) => Promise<Buffer | null>): Promise<SiteFacts> {
  const config = readConfig((await read('config.json'))?.toString('utf8') ?? '{}');
  return { dataOrigin: originOf(config.supabaseUrl), reportOrigin: originOf(config.reports?.url) };
}

const originOf = (url: string | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).origin : undefined;

/** A config.json that can't be read is the shell's to complain of; the headers then allow the site alone. */
function readConfig(text: string): { supabaseUrl?: string; reports?: { url?: string } } {
  try {
    return (JSON.parse(text) as ReturnType<typeof readConfig> | null) ?? {};
  } catch {
    return {};
  }
}
