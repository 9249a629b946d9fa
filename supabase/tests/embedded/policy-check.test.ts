import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';

import { App } from '@supabase/lite';

import { openDatabase } from '../../../tools/backend/database';
import { migrate, MIGRATIONS, readMigrations } from '../../../tools/backend/migrations';
import { checkPolicies } from '../../../tools/backend/policy-check';
import { startBackend } from '../../../tools/backend/start-backend';
import { readArchive } from '../support/archives';
import { tempFolder } from '../support/temp-folder';

const KEY = 'sb_publishable_of-this-test';
const ROLES = new URL('../../../tools/backend/api-roles.sql', import.meta.url);

async function appOn(archive: 'empty' | 'embedded') {
  const database = await openDatabase(undefined, await readArchive(archive));
  const app = new App({
    connection: database.connection,
    auth: { enabled: true, jwt_secret: 'x'.repeat(48), publishable_key: KEY },
  });
  await app.ensureSystemSchema();
  await database.transaction([await readFile(ROLES, 'utf8')]);
  return { app, database, migrateNow: async () => migrate(database, await readMigrations(MIGRATIONS)) };
}

it('refuses a library whose first request came before the tables had row security', async (test) => {
  const { app, database, migrateNow } = await appOn('empty');
  test.after(() => database.close());
  await database.transaction(['create table public.early (id int)']);
  await app.fetch(new Request('http://localhost/rest/v1/early', { headers: { apikey: KEY } }));
  await database.transaction(['drop table public.early']);
  await migrateNow();
  await database.connection.clearSchemaCache();
  await assert.rejects(
    checkPolicies(app.fetch, database.sql, KEY),
    /an anonymous request could read the inquiries/,
  );
});

it('accepts a library whose first request came afterward, leaves no rows, and refuses a table without policies', async (test) => {
  const { app, database, migrateNow } = await appOn('embedded');
  test.after(() => database.close());
  await migrateNow();
  await checkPolicies(app.fetch, database.sql, KEY);
  assert.deepEqual(await database.sql('select id from public.contact_submissions'), []);
  await database.transaction(['create table public.open_to_all (id int)']);
  await assert.rejects(checkPolicies(app.fetch, database.sql, KEY), /open_to_all/);
});

it('the backend refuses to start on data without policies', async (test) => {
  const options = {
    dataDir: await tempFolder(test),
    siteUrl: 'http://localhost',
    seedDemo: false,
    log: () => undefined,
    emptyDatabase: await readArchive('embedded'),
  };
  const first = await startBackend(options);
  await first.sql('alter table public.contact_submissions disable row level security');
  await first.close();
  const refused = /would not be protected: no row-level security on contact_submissions/;
  await assert.rejects(startBackend(options), refused);
  await assert.rejects(startBackend(options), refused, 'the folder was given back');
});
