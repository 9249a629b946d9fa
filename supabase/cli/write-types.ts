import { writeFile } from 'node:fs/promises';

import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

import { prepareTables } from '../tests/support/schema';
import { openPglite } from '../tests/support/sql-session';
import { generateTypes, TYPES_FILE, typesHeader } from './database-types';
import { fetchCli } from './supabase-cli';

// Writes the types of the database from the migrations: `node tools/run.mjs supabase/cli/write-types.ts`.
async function writeTypes(): Promise<void> {
  await fetchCli();
  const session = await openPglite();
  await prepareTables(session);
  const server = new PGLiteSocketServer({ db: session.database, host: '127.0.0.1', port: 0 });
  await server.start();
  const address = `postgresql://postgres@${server.getServerConn()}/postgres?sslmode=disable`;
  await writeFile(TYPES_FILE, (await typesHeader(session)) + (await generateTypes(address)));
  await server.stop();
  await session.close();
}

writeTypes().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
