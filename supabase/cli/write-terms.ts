import { readdir, writeFile } from 'node:fs/promises';

import { termsMigration } from './terms-text';

const FOLDER = new URL('../migrations/', import.meta.url);

// Writes the migration that stores the terms of the site: `node tools/run.mjs supabase/cli/write-terms.ts`. Once a hosted
// site has this version, raise `termsVersion` first.
async function writeTerms(): Promise<void> {
  const { name, script } = termsMigration();
  const files = (await readdir(FOLDER)).toSorted();
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = files.find((each) => each.endsWith(`_${name}`)) ?? `${stamp}_${name}`;
  await writeFile(new URL(file, FOLDER), script);
  console.log(`supabase/migrations/${file}`);
}

await writeTerms();
