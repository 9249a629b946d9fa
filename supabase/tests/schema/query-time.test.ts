import assert from 'node:assert/strict';
import { it } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { findPostgres, openPostgres } from '../support/postgres';
import { prepareTables } from '../support/schema';
import { inTransaction, refusal } from '../support/sql-session';

const bin = findPostgres();
/** What nine nested embeds of rates and properties join: more rows than can be read in a day. */
const NESTED = `select count(*) from public.rates r0 ${Array.from(
  { length: 9 },
  (_, at) => `join public.rates r${at + 1} using (property_id)`,
).join(' ')}`;

it(
  'a request of a hosted project ends after seconds, however much it joins',
  { skip: !bin && 'no PostgreSQL server on this machine' },
  async (test) => {
    const session = await openPostgres(bin ?? '');
    test.after(() => session.close());
    await prepareTables(session);
    // As PostgREST reads the settings of the roles, and sets them for each request.
    const settings = await session.query(
      `select r.rolname as role, substr(setting, 19) as most from pg_roles r, unnest(r.rolconfig) setting
       where setting like 'statement_timeout=%' order by 1`,
    );
    assert.deepEqual(
      settings.map(({ role, most }) => [role, most]),
      [
        ['anon', '3s'],
        ['authenticated', '8s'],
        ['authenticator', '8s'],
      ],
    );
    const started = performance.now();
    await inTransaction(session, async () => {
      await session.script(
        `set local role anon; set local statement_timeout = '${String(settings[0]?.['most'])}'`,
      );
      const error = asPostgresError(await refusal(session, () => session.query(NESTED)));
      assert.equal(error?.code, '57014');
    });
    assert.ok(performance.now() - started < 8_000);
  },
);
