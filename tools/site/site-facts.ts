import type { SiteFacts } from './headers';

/** Reads what headers depend on from the site itself: its config.json. @param read gives a file or null */
export async function readSiteFacts(read: (path: string) => Promise<Buffer | null>): Promise<SiteFacts> {
  const config = await read('config.json');
  const url = config && readUrl(config.toString('utf8'));
  return url && URL.canParse(url) ? { dataOrigin: new URL(url).origin } : {};
}

/** A config.json that can't be read is the shell's to complain of; the headers then allow the site alone. */
function readUrl(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { supabaseUrl?: string }).supabaseUrl;
  } catch {
    return undefined;
  }
}
