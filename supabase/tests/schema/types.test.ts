import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, it } from 'node:test';

import { errors as english } from '../../../shared/src/texts/en/errors';
import { errors as spanish } from '../../../shared/src/texts/es/errors';
import { TYPES_FILE, typesHeader } from '../../cli/database-types';
import { rolesPage } from '../../cli/roles-text';
import { prepareTables } from '../support/schema';
import { openPglite } from '../support/sql-session';

/** Codes of texts that the database never refuses with. */
const OF_PAGES = ['other', 'signed_out', 'unavailable'];

const session = await openPglite();
await prepareTables(session);
after(() => session.close());

it('the page of who may do what says what the matrix says', async () => {
  const page = await readFile(new URL('../../../docs/roles.md', import.meta.url), 'utf8');
  assert.equal(page, rolesPage(), 'run: node tools/run.mjs supabase/cli/write-roles.ts');
});

it('every code with which a function refuses is in private.refusals, and each has a text in both languages', async () => {
  const codes = await session.query('select code from private.refusals');
  const raised = await session.query(
    `select distinct match[1] as code from pg_proc p, regexp_matches(p.prosrc,
       'private[.](?:refuse|optional_text|required_text)[(][^()'']*''([a-z_]+)''', 'g') match
     where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace)`,
  );
  const known = codes.map(({ code }) => String(code));
  assert.ok(raised.length > 40, 'the functions were read');
  assert.deepEqual(
    raised.filter(({ code }) => !known.includes(String(code))),
    [],
  );
  for (const texts of [english, spanish])
    assert.deepEqual(Object.keys(texts).sort(), [...known, ...OF_PAGES].sort());
});

it('the committed types were written after the last change of the schema', async () => {
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
});
