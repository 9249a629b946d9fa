import { readFile } from 'node:fs/promises';

import type { Database } from './database';

const SEEDS = [
  'seed.sql',
  'seed-money.sql',
  'seed-guides.sql',
  'seed-stays.sql',
  'seed-owners.sql',
  'seed-desk.sql',
].map((file) => new URL(`../../supabase/${file}`, import.meta.url));

/** Adds the missing demo accounts and stays. The seed scripts refuse to run without this setting. */
export async function seed(database: Database): Promise<void> {
  const scripts = await Promise.all(SEEDS.map((file) => readFile(file, 'utf8')));
  await database.transaction(["set local marisma.embedded = 'on'", ...scripts]);
}
