import { readFile } from 'node:fs/promises';

import type { Database } from './database';

const SEED = new URL('../../supabase/seed.sql', import.meta.url);

/** Adds the missing demo accounts. The seed script refuses to run without this setting. */
export async function seed(database: Database): Promise<void> {
  await database.transaction(["set local marisma.embedded = 'on'", await readFile(SEED, 'utf8')]);
}
