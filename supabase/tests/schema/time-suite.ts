import assert from 'node:assert/strict';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { query, refusal, script } from '../support/sql-session';
import { test } from '../support/tests-on';

/** What nine nested embeds of rates and properties join: more rows than can be read in a day. */
const NESTED = `select count(*) from public.rates r0 ${Array.from(
  { length: 9 },
  (_, at) => `join public.rates r${at + 1} using (property_id)`,
).join(' ')}`;

/** How long a request may take, which PGlite cannot limit. */
export function timeInSql(): void {
  test('a request of a hosted project ends after seconds, however much it joins', async () => {
    // As PostgREST reads the settings of the roles, and sets them for each request.
    const settings = await query(
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
    // The server ends it, soon or late.
    await script(`set local role anon; set local statement_timeout = '200ms'`);
    const error = asPostgresError(await refusal(() => query(NESTED)));
    assert.equal(error?.code, '57014');
  });
}
