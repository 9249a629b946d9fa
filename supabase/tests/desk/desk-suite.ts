import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { call, callAna, callRows, newKey, refusedWith } from '../stays/support';
import { type Actor, emailOf, idOf } from '../support/people';
import { actAs } from '../support/schema';
import { refusal, type Row, type SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { requestOfStay } from './messages-suite';

/** What staff do with requests, and what the desk lists. */
export function deskInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);
  const wordOf = (session: SqlSession, actor: Actor, name: string, args: Record<string, unknown>) =>
    refusedWith(session, () => call(session, actor, name, args));

  describe('the desk', () => {
    test('of two changes to one version refuses the later, and says who was first and when', async (session) => {
      const request_id = await inquiry(session, 'client');
      await callAna(session, 'admin');
      const version = { expected_version: 1 };
      await call(session, 'admin', 'assign_request', {
        request_id,
        assignee: idOf('management'),
        ...version,
      });
      const error = asPostgresError(
        await refusal(session, () =>
          call(session, 'management', 'close_request', { request_id, ...version }),
        ),
      );
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'stale']);
      assert.match(String(error?.hint), /^Ana changed it at \d{4}-\d\d-\d\dT[\d:]{8}Z\.$/);
      await session.script('reset role');
      assert.deepEqual(await eventsOf(session, request_id, 'assignment'), [
        { old: null, new: idOf('management') },
      ]);
    });

    test('puts a request off until a time, at which it returns with the time of its answer unchanged', async (session) => {
      const request_id = await inquiry(session, 'client');
      const [before] = await session.query('select turn_at from public.requests where id = $1', [request_id]);
      const snooze = (until: string) => ({ request_id, until, expected_version: 1 });
      assert.equal(await wordOf(session, 'admin', 'snooze_request', snooze('2020-01-01')), 'bad_snooze');
      assert.equal(await wordOf(session, 'admin', 'snooze_request', snooze('infinity')), 'bad_snooze');
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      await call(session, 'admin', 'snooze_request', snooze(soon));
      assert.equal((await listed(session, 'admin', request_id))['state'], 'waiting');
      await session.query(`select public.tick(now() + interval '59 minutes')`);
      assert.equal((await listed(session, 'admin', request_id))['state'], 'waiting');
      await session.query(`select public.tick(now() + interval '61 minutes')`);
      const row = await listed(session, 'admin', request_id);
      assert.deepEqual([row['state'], row['needs'], row['turn_at']], ['open', 'house', before?.['turn_at']]);
    });

    test('assigns to staff only, and closes no stay that is undecided', async (session) => {
      const request_id = await requestOfStay(session);
      const assign = (assignee: string | null) => ({ request_id, assignee, expected_version: 1 });
      assert.equal(await wordOf(session, 'admin', 'assign_request', assign(idOf('owner'))), 'bad_assignee');
      assert.equal(
        await wordOf(session, 'admin', 'close_request', { request_id, expected_version: 1 }),
        'undecided',
      );
      const people = await session
        .script('savepoint names')
        .then(() => actAs(session, 'management'))
        .then(() => session.query('select id from public.staff_members()'));
      assert.deepEqual(people.map(({ id }) => id).sort(), [idOf('management'), idOf('admin')].sort());
    });

    test('shows for a minute who is writing, and takes the next who asks after that', async (session) => {
      const request_id = await inquiry(session, 'client');
      /** Who is writing after an actor has said so, or that they no longer are. */
      const hold = async (actor: Actor, hold = true) => {
        await call(session, actor, 'hold_request', { request_id, hold });
        return (await session.query('select holder from public.request_leases')).map(({ holder }) => holder);
      };
      assert.deepEqual(await hold('admin'), [idOf('admin')]);
      assert.deepEqual(await hold('management'), [idOf('admin')]);
      assert.equal((await listed(session, 'management', request_id))['held_by'], 'Marisma');
      await session.query(`update public.request_leases set until = now() - interval '1 second'`);
      assert.equal((await listed(session, 'admin', request_id))['held_by'], null);
      assert.deepEqual(await hold('management'), [idOf('management')]);
      assert.deepEqual(await hold('management', false), []);
      const [row] = await session.query('select version from public.requests where id = $1', [request_id]);
      assert.equal(row?.['version'], 1, 'writing changes nothing');
    });

    test('notes what no guest reads, once for one key', async (session) => {
      const request_id = await inquiry(session, 'client');
      const note = { request_id, body: ' Called twice ', request_key: newKey() };
      await call(session, 'admin', 'add_note', note);
      await call(session, 'admin', 'add_note', { ...note, body: 'Other' });
      const notes = () => session.query(`select body from public.request_events where kind = 'note'`);
      assert.deepEqual(await notes(), [{ body: 'Called twice' }]);
      assert.equal(
        await wordOf(session, 'admin', 'add_note', { ...note, body: ' ', request_key: newKey() }),
        'bad_body',
      );
      await actAs(session, 'client');
      assert.deepEqual(await notes(), []);
    });

    test('closes many at once and says which it did not', async (session) => {
      const ids = [
        await inquiry(session, 'client'),
        await inquiry(session, 'newcomer'),
        await requestOfStay(session),
      ];
      const requests = ids.map((id, at) => ({ id, version: at === 1 ? 7 : 1 }));
      const answers = await callRows<{ id: string; refused: string | null }>(
        session,
        'admin',
        'close_requests',
        {
          requests: JSON.stringify(requests),
        },
      );
      assert.deepEqual(
        ids.map((id) => answers.find((one) => one.id === id)?.refused),
        [null, 'stale', 'undecided'],
      );
    });

    test('merges requests of one guest only, and what she writes goes to the one that is kept', async (session) => {
      const [source, target, other] = [
        await inquiry(session, 'client'),
        await inquiry(session, 'client'),
        await inquiry(session, 'newcomer'),
      ];
      const merge = (into_id: string) => ({ request_id: source, into_id, expected_version: 1 });
      for (const wrong of [other, source, newKey()])
        assert.equal(await wordOf(session, 'admin', 'merge_requests', merge(wrong)), 'bad_merge');
      await call(session, 'admin', 'merge_requests', merge(target));
      const sent = await call(session, 'client', 'send_message', {
        request_id: source,
        body: 'Any news?',
        request_key: newKey(),
      });
      assert.equal(sent['id'], target);
      assert.equal((await listed(session, 'admin', source))['state'], 'closed');
    });

    test('keeps saved replies in both languages, against two who edit one', async (session) => {
      const reply = {
        reply_id: newKey(),
        title: 'Pool',
        body_en: 'The pool is heated.',
        body_es: 'La alberca está climatizada.',
        active: true,
      };
      const save = (expected_version: number, change = {}) => ({ ...reply, ...change, expected_version });
      assert.equal(await wordOf(session, 'admin', 'save_reply', save(0, { body_es: ' ' })), 'bad_reply');
      await call(session, 'admin', 'save_reply', save(0));
      await call(session, 'management', 'save_reply', save(1, { active: false }));
      assert.equal(await wordOf(session, 'admin', 'save_reply', save(1)), 'stale');
    });

    test('lists, counts and finds what waits; a guest has only her own in the list', async (session) => {
      const question = 'Do you allow a small dog, Señor?';
      const late = await inquiry(session, 'client', `${question} ${'It is a calm one. '.repeat(5)}`);
      const stay = await requestOfStay(session);
      await session.script('set constraints all immediate');
      await session.query(`update public.requests set turn_at = now() - interval '9 days' where id = $1`, [
        late,
      ]);
      const row = await listed(session, 'management', late);
      assert.deepEqual(
        [row['needs'], row['overdue'], row['subject'], row['name'], row['email'], row['unread']],
        [
          'house',
          true,
          `${question} ${'It is a calm one. '.repeat(3)}It is a calm…`,
          'A guest',
          emailOf('client'),
          true,
        ],
      );
      const booked = await listed(session, 'management', stay);
      assert.deepEqual([booked['overdue'], String(booked['subject']).slice(0, 3)], [false, 'MR-']);
      assert.ok(booked['due_at']);
      const counts = await call<Record<string, number>>(session, 'management', 'desk_counts', {});
      assert.deepEqual(counts, {
        ...{ open: 2, waiting: 0, mine: 0, unread: 2, overdue: 1, mail_given_up: 0, approvals: 0 },
        feeds_failing: 0,
      });
      // The test's people: management that nobody approved, and an owner without a house.
      const waiting = async () =>
        (await call<Record<string, number>>(session, 'admin', 'desk_counts', {}))['approvals'];
      const before = Number(await waiting());
      await session.query('delete from private.staff_approvals where user_id = $1', [idOf('management')]);
      assert.equal(await waiting(), before + 1);
      await session.query(`insert into private.staff_approvals (user_id) values ($1)`, [idOf('management')]);
      for (const [words, found] of [
        ['senor DOG', [late]],
        ["dog' & | !( *", [late]],
        [String(booked['subject']).slice(0, 9), [stay]],
        ['client@people', [late]],
        ['nothing', []],
        ['', []],
      ] as const)
        assert.deepEqual(
          (await callRows(session, 'management', 'find_requests', { words })).map(({ id }) => id),
          found,
          words,
        );
      await actAs(session, 'newcomer');
      assert.deepEqual(await session.query('select id from public.desk_requests'), []);
      await actAs(session, 'client');
      assert.equal((await session.query('select id from public.desk_requests')).length, 2);
    });
  });
}

/** Sends an inquiry as a guest and returns its request. */
export async function inquiry(
  session: SqlSession,
  actor: 'client' | 'newcomer',
  message = 'Hello',
): Promise<string> {
  await actAs(session, actor);
  await session.query(
    `insert into public.contact_submissions (name, email, inquiry_type, message) values ('A guest', $1, 'general', $2)`,
    [emailOf(actor), message],
  );
  await session.script('reset role');
  const [row] = await session.query(
    `select e.request_id as request from public.request_events e where e.actor_id = $1 and e.kind = 'message_in'
     order by e.id desc limit 1`,
    [idOf(actor)],
  );
  return String(row?.['request']);
}

async function listed(session: SqlSession, actor: Actor, id: string): Promise<Row> {
  await actAs(session, actor);
  const [row] = await session.query('select * from public.desk_requests where id = $1', [id]);
  await session.script('reset role');
  return row ?? {};
}

async function eventsOf(session: SqlSession, id: string, kind: string): Promise<unknown[]> {
  const rows = await session.query(
    'select data from public.request_events where request_id = $1 and kind = $2::public.event_kind order by id',
    [id, kind],
  );
  return rows.map((row) => row['data']);
}
