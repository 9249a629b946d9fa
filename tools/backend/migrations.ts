import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Database } from './database';

export interface Migration {
  /** The 14 digits a Supabase migration starts with. */
  version: string;
  file: string;
  script: string;
}

const FILE_NAME = /^(\d{14})_(\w+)\.sql$/;

/** The folder of the project's migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));

/** Reads the migrations of a folder in the order in which they apply. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => FILE_NAME.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      version: file.slice(0, 14),
      script: (await readFile(`${folder}/${file}`, 'utf8')).replaceAll('\r\n', '\n'),
    })),
  );
}

/**
 * Applies each pending migration in its own transaction and records it in the table of the Supabase CLI.
 * @returns the files of the migrations applied by this call
 * @throws Error
 */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  await database.transaction([HISTORY]);
  const rows = await database.sql('select version, statements from supabase_migrations.schema_migrations');
  const applied = new Map(rows.map((row) => [String(row['version']), row['statements']]));
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()].find((version) => !known.has(version));
  if (unknown !== undefined)
    throw new Error(
      `The database was made by another version of the site (migration ${unknown}): it is left as it is; move its folder ` +
        'away or name another one in MARISMA_DATA to start with an empty database.',
    );

  const now: string[] = [];
  for (const migration of migrations) {
    const before = applied.get(migration.version);
    if (before === undefined) {
      await apply(database, migration);
      now.push(migration.file);
    } else if (!Array.isArray(before) || before[0] !== migration.script) {
      throw new Error(
        `Migration ${migration.file} was applied to this database and has changed since. ` +
          'Restore it and put the change into a new migration.',
      );
    }
  }
  return now;
}

const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );`;

async function apply(database: Database, { file, version, script }: Migration): Promise<void> {
  const name = FILE_NAME.exec(file)?.[2] ?? '';
  const note = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quote(version)}, ${quote(name)}, array[${quote(script)}])`;
  try {
    await database.transaction([script, note]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${file} failed and was rolled back: ${reason}`, { cause: error });
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
