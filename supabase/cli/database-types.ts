import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { format } from 'oxfmt';

import style from '../../.oxfmtrc.json';
import type { SqlSession } from '../tests/support/sql-session';
import { supabaseCli } from './supabase-cli';

/** The module that contains the types of the database. */
export const TYPES_FILE = fileURLToPath(new URL('../../shared/src/data/database.types.ts', import.meta.url));

/** The first line of TYPES_FILE. A test compares its digest with the migrations, without the Supabase CLI. */
export async function typesHeader(session: SqlSession): Promise<string> {
  const lines = (await session.query(SCHEMA)).map(({ line }) => String(line));
  const digest = createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
  return `// Written by supabase/cli/write-types.ts from a schema with the digest ${digest}.\n`;
}

/** Has the Supabase CLI generate the types of the database at an address, formatted as the code of this project is. */
export async function generateTypes(address: string): Promise<string> {
  const types = await supabaseCli('gen', 'types', 'typescript', '--schema', 'public', `--remote=${address}`);
  const { printWidth, singleQuote } = style;
  const { code } = await format(TYPES_FILE, types, { printWidth, singleQuote });
  return code;
}

/** A line for whatever the types depend on: columns, keys, functions and enums of the public schema. */
const SCHEMA = `
  select concat_ws(' ', c.relkind, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.atthasdef, a.attidentity, a.attgenerated, case c.relkind when 'v' then pg_get_viewdef(c.oid) end) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped
  union all
  select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u')
  union all
  select concat_ws(' ', proname, pg_get_function_arguments(oid), pg_get_function_result(oid)) from pg_proc
  where pronamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', enumtypid::regtype, enumsortorder, enumlabel) from pg_enum`;
