import assert from 'node:assert/strict';
import { it } from 'node:test';

import { actAs } from '../support/schema';
import { inTransaction, query, script } from '../support/sql-session';
import { medianOf } from '../support/median';
import { WHOLE } from '../support/whole';

const FIRST_PAGE = `select id, kind, state, needs, subject, name, email, due_at, overdue, version, opened_at, turn_at
  from public.desk_requests where state = 'open' order by turn_at, id limit 50`;
const NEXT_PAGE = FIRST_PAGE.replace(
  'order by',
  `and turn_at >= now() - interval '3 days' and (turn_at, id) > (now() - interval '3 days', gen_random_uuid()) order by`,
);
const CLOSED = FIRST_PAGE.replace(`'open'`, `'closed'`).replace(
  'turn_at, id limit',
  'opened_at desc, id limit',
);

/** Most requests of a site are answered; one in fifty is open. */
const fill = (requests: number): string => `
  alter table public.contact_submissions disable trigger user;
  insert into public.contact_submissions (name, email, inquiry_type, message, created_at)
    select 'Guest ' || n, 'guest' || n || '@people.test', 'general', 'Hello from number ' || n, now() - n * interval '5 minutes'
    from generate_series(1, ${requests}) n;
  alter table public.contact_submissions enable trigger user;
  insert into public.requests (kind, contact_submission_id, opened_at, state)
    select 'inquiry', c.id, c.created_at,
      case when right(c.name, 2) in ('07', '57') then 'open' else 'closed' end::public.request_state
    from public.contact_submissions c;
  insert into private.request_words (request_id, words)
    select q.id, to_tsvector('simple', private.plain(concat_ws(' ', c.name, c.email, c.message)))
    from public.requests q join public.contact_submissions c on c.id = q.contact_submission_id;
  analyze public.requests, public.contact_submissions, private.request_words`;

/** The desk's list, counts and search among many requests: times at most, and plans by index. */
export function deskScaleInSql(requests = WHOLE ? 100_000 : 2000, most = 300): void {
  it(`the desk lists, counts and finds among ${requests} requests in ${most} ms at most, by index`, () =>
    inTransaction(async () => {
      await script(fill(requests));
      await actAs('management');
      for (const [name, sql] of Object.entries({
        'first page': FIRST_PAGE,
        'next page': NEXT_PAGE,
        closed: CLOSED,
        counts: 'select public.desk_counts()',
        search: `select id from public.find_requests('guest1207')`,
        'search for a frequent word': `select id from public.find_requests('hello')`,
      })) {
        const median = await medianOf(`${name} among ${requests} requests`, 5, async () =>
          assert.ok((await query(sql)).length > 0),
        );
        assert.ok(median <= most, `${name}: ${median} ms`);
      }
      for (const [sql, index] of [
        [FIRST_PAGE, 'requests_open_idx'],
        [NEXT_PAGE, 'requests_open_idx'],
        [CLOSED, 'requests_opened_at_idx'],
      ] as const) {
        const plan = JSON.stringify(await query(`explain ${sql}`));
        assert.ok(plan.includes(index), plan);
      }
    }));
}
