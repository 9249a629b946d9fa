import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';

import { TYPES_FILE, typesHeader } from '../../cli/database-types';
import { prepareTables } from '../support/schema';
import { openPglite } from '../support/sql-session';

it('the committed types were written after the last change of the schema', async () => {
  const session = await openPglite();
  await prepareTables(session);
  const header = await typesHeader(session);
  const committed = await readFile(TYPES_FILE, 'utf8');
  assert.equal(
    committed.split('\n', 1)[0],
    header.trim(),
    'Run node tools/run.mjs supabase/cli/write-types.ts',
  );

  const changes = [
    'alter table public.rates add note text',
    'alter table public.properties alter name drop not null',
    'alter table public.rates drop constraint rates_property_id_fkey',
    "alter type public.app_role add value 'guest'",
    'create function public.probe(a int default 1) returns int language sql as $$ select 1 $$',
    'create view public.probe as select 1 as a',
  ];
  for (const change of changes) {
    const before = await typesHeader(session);
    await session.script(change);
    assert.notEqual(await typesHeader(session), before, change);
  }
  await session.close();
});
