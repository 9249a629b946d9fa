import { readFile } from 'node:fs/promises';

import type { Database } from './database';

const SEED = new URL('../../supabase/seed.sql', import.meta.url);

/** Adds the demo accounts that are not there yet; the setting tells the script that it runs where it may. */
export async function seed(database: Database): Promise<void> {
  await database.transaction(["set local marisma.embedded = 'on'", await readFile(SEED, 'utf8')]);
}
