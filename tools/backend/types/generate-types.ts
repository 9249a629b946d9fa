import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

import type { Sql } from '../database';
import { printTypes } from './print-types';
import { readSchema } from './read-schema';

/** The module that contains the types of the database. */
export const TYPES_FILE = fileURLToPath(
  new URL('../../../shared/src/data/database.types.ts', import.meta.url),
);

const HEADER = '// Made from the migrations by tools/backend/types/write-types.ts; not edited by hand.\n';

/** Returns the content of TYPES_FILE for this database. */
export async function generateTypes(sql: Sql): Promise<string> {
  const style = await resolveConfig(TYPES_FILE);
  return format(HEADER + printTypes(await readSchema(sql)), { ...style, parser: 'typescript' });
}
