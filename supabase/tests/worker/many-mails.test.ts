import assert from 'node:assert/strict';
import { it } from 'node:test';

import { findPostgres, openPostgres } from '../support/postgres';
import { actAs, prepareSchema } from '../support/schema';
import { medianOf } from '../support/median';
import { inTransaction, query, type SqlSession, using } from '../support/sql-session';

const bin = findPostgres();
const MAILS = 10_000;
const REQUESTS = 2_000;
const RUNS = 25;
const MOST_MS = 100;

it(
  `${MAILS} mails that wait do not slow the desk`,
  { skip: bin ? false : 'no PostgreSQL server on this machine' },
  async (test) => {
    const session = await openPostgres(bin ?? '');
    const worker = await session.connect();
    test.after(async () => {
      await worker.close();
      await session.close();
    });
    await prepareSchema(session);
    await session.script(`
      alter table public.contact_submissions disable trigger user;
      insert into public.contact_submissions (name, email, inquiry_type, message, created_at)
        select 'Guest ' || n, 'guest' || n || '@guests.test', 'general', 'Hello', now() - make_interval(mins => n)
        from generate_series(1, ${REQUESTS}) n;
      alter table public.contact_submissions enable trigger user;
      insert into public.requests (kind, contact_submission_id, opened_at)
        select 'inquiry', c.id, c.created_at from public.contact_submissions c;
      analyze;`);
    await desk(session, 'without mails');

    await session.script(`
      insert into private.mail_outbox (template, locale, address, data, request_id)
        select 'reply', 'en', 'guest' || n || '@guests.test', jsonb_build_object('kind', 'inquiry',
          'request_id', q.id, 'body', repeat('Hello. ', 50)), q.id
        from generate_series(1, ${MAILS / REQUESTS}) n, public.requests q;
      analyze;`);
    let claimed = 0;
    let working = true;
    const sending = (async () => {
      while (working) {
        const mails = await worker.query('select id from public.claim_mail(5)');
        for (const { id } of mails) await worker.query('select public.settle_mail($1)', [id]);
        claimed += mails.length;
      }
    })();
    const beside = await desk(session, `beside ${MAILS} mails`);
    working = false;
    await sending;
    assert.ok(claimed > 0, 'the worker was at work');
    assert.ok(beside < MOST_MS, `${beside} ms`);

    const plan = await session.query(
      `explain select m.id from private.mail_outbox m
       where m.sent_at is null and m.given_up_at is null and m.next_try <= now()
       order by m.next_try limit 5 for update skip locked`,
    );
    assert.match(JSON.stringify(plan), /mail_outbox_next_try_idx/);
  },
);

/** The median time of the list's first page and the counts, in milliseconds. */
const desk = (session: SqlSession, when: string): Promise<number> =>
  using(session, () =>
    inTransaction(async () => {
      await actAs('admin');
      return medianOf(`the desk ${when}`, RUNS, async () => {
        await query(`select * from public.desk_requests where state = 'open' order by turn_at, id limit 50`);
        await query('select public.desk_counts()');
      });
    }),
  );
