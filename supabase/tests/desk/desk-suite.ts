import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { call, callAna, callRows, newKey, refusedWith } from '../stays/support';
import { type Actor, emailOf, idOf } from '../support/people';
import { as } from '../support/schema';
import { columnOf, query, refusal, type Row, rowOf, runDeferred } from '../support/sql-session';
import { test } from '../support/tests-on';
import { inquire, requestOfStay } from './support';

/** What staff do with requests, and what the desk lists. */
export function deskInSql(): void {
  const wordOf = (actor: Actor, name: string, args: Record<string, unknown>) =>
    refusedWith(() => call(actor, name, args));

  describe('the desk', () => {
    test('of two changes to one version refuses the later, and says who was first and when', async () => {
      const request_id = await inquire('client');
      await callAna('admin');
      const version = { expected_version: 1 };
      await call('admin', 'assign_request', {
        request_id,
        assignee: idOf('management'),
        ...version,
      });
      const error = asPostgresError(
        await refusal(() => call('management', 'close_request', { request_id, ...version })),
      );
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'stale']);
      assert.match(String(error?.hint), /^Ana changed it at \d{4}-\d\d-\d\dT[\d:]{8}Z\.$/);
      assert.deepEqual(await eventsOf(request_id, 'assignment'), [{ old: null, new: idOf('management') }]);
    });

    test('puts a request off until a time, at which it returns with the time of its answer unchanged', async () => {
      const request_id = await inquire('client');
      const [before] = await query('select turn_at from public.requests where id = $1', [request_id]);
      const snooze = (until: string) => ({ request_id, until, expected_version: 1 });
      assert.equal(await wordOf('admin', 'snooze_request', snooze('2020-01-01')), 'bad_snooze');
      assert.equal(await wordOf('admin', 'snooze_request', snooze('infinity')), 'bad_snooze');
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      await call('admin', 'snooze_request', snooze(soon));
      assert.equal((await listed('admin', request_id))['state'], 'waiting');
      await query(`select public.tick(now() + interval '59 minutes')`);
      assert.equal((await listed('admin', request_id))['state'], 'waiting');
      await query(`select public.tick(now() + interval '61 minutes')`);
      const row = await listed('admin', request_id);
      assert.deepEqual([row['state'], row['needs'], row['turn_at']], ['open', 'house', before?.['turn_at']]);
    });

    test('assigns to staff only, and closes no stay that is undecided', async () => {
      const request_id = await requestOfStay();
      const assign = (assignee: string | null) => ({ request_id, assignee, expected_version: 1 });
      assert.equal(await wordOf('admin', 'assign_request', assign(idOf('owner'))), 'bad_assignee');
      assert.equal(await wordOf('admin', 'close_request', { request_id, expected_version: 1 }), 'undecided');
      const people = await as('management', () => columnOf('select id from public.staff_members()'));
      assert.deepEqual(people.sort(), [idOf('management'), idOf('admin')].sort());
    });

    test('shows for a minute who is writing, and takes the next who asks after that', async () => {
      const request_id = await inquire('client');
      /** Who is writing after an actor has said so, or that they no longer are. */
      const hold = async (actor: Actor, hold = true) => {
        await call(actor, 'hold_request', { request_id, hold });
        return (await query('select holder from public.request_leases')).map(({ holder }) => holder);
      };
      assert.deepEqual(await hold('admin'), [idOf('admin')]);
      assert.deepEqual(await hold('management'), [idOf('admin')]);
      assert.equal((await listed('management', request_id))['held_by'], 'Marisma');
      await query(`update public.request_leases set until = now() - interval '1 second'`);
      assert.equal((await listed('admin', request_id))['held_by'], null);
      assert.deepEqual(await hold('management'), [idOf('management')]);
      assert.deepEqual(await hold('management', false), []);
      const [row] = await query('select version from public.requests where id = $1', [request_id]);
      assert.equal(row?.['version'], 1, 'writing changes nothing');
    });

    test('notes once for one key', async () => {
      const request_id = await inquire('client');
      const note = { request_id, body: ' Called twice ', request_key: newKey() };
      await call('admin', 'add_note', note);
      await call('admin', 'add_note', { ...note, body: 'Other' });
      const notes = () => query(`select body from public.request_events where kind = 'note'`);
      assert.deepEqual(await notes(), [{ body: 'Called twice' }]);
      assert.equal(
        await wordOf('admin', 'add_note', { ...note, body: ' ', request_key: newKey() }),
        'bad_body',
      );
    });

    test('closes many at once and says which it did not', async () => {
      const ids = [
        await inquire('client'),
        await inquire('newcomer', { email: emailOf('newcomer') }),
        await requestOfStay(),
      ];
      const requests = ids.map((id, at) => ({ id, version: at === 1 ? 7 : 1 }));
      const answers = await callRows<{ id: string; refused: string | null }>('admin', 'close_requests', {
        requests: JSON.stringify(requests),
      });
      assert.deepEqual(
        ids.map((id) => answers.find((one) => one.id === id)?.refused),
        [null, 'stale', 'undecided'],
      );
    });

    test('merges requests of one guest only, and what she writes goes to the one that is kept', async () => {
      const [source, target, other] = [
        await inquire('client'),
        await inquire('client'),
        await inquire('newcomer', { email: emailOf('newcomer') }),
      ];
      const merge = (into_id: string) => ({ request_id: source, into_id, expected_version: 1 });
      for (const wrong of [other, source, newKey()])
        assert.equal(await wordOf('admin', 'merge_requests', merge(wrong)), 'bad_merge');
      await call('admin', 'merge_requests', merge(target));
      const sent = await call('client', 'send_message', {
        request_id: source,
        body: 'Any news?',
        request_key: newKey(),
      });
      assert.equal(sent['id'], target);
      assert.equal((await listed('admin', source))['state'], 'closed');
    });

    test('keeps saved replies in both languages, against two who edit one', async () => {
      const reply = {
        reply_id: newKey(),
        title: 'Pool',
        body_en: 'The pool is heated.',
        body_es: 'La alberca está climatizada.',
        active: true,
      };
      const save = (expected_version: number, change = {}) => ({ ...reply, ...change, expected_version });
      assert.equal(await wordOf('admin', 'save_reply', save(0, { body_es: ' ' })), 'bad_reply');
      await call('admin', 'save_reply', save(0));
      await call('management', 'save_reply', save(1, { active: false }));
      assert.equal(await wordOf('admin', 'save_reply', save(1)), 'stale');
    });

    test('lists, counts and finds what waits; a guest has only her own in the list', async () => {
      const question = 'Do you allow a small dog, Señor?';
      const late = await inquire('client', {
        message: `${question} ${'It is a calm one. '.repeat(5)}`,
      });
      const stay = await requestOfStay();
      await runDeferred();
      await query(`update public.requests set turn_at = now() - interval '9 days' where id = $1`, [late]);
      const row = await listed('management', late);
      assert.deepEqual(
        [row['needs'], row['overdue'], row['subject'], row['name'], row['email'], row['unread']],
        [
          'house',
          true,
          `${question} ${'It is a calm one. '.repeat(3)}It is a calm…`,
          'Ana',
          emailOf('client'),
          true,
        ],
      );
      const booked = await listed('management', stay);
      assert.deepEqual([booked['overdue'], String(booked['subject']).slice(0, 3)], [false, 'MR-']);
      assert.ok(booked['due_at']);
      const counts = await call<Record<string, number>>('management', 'desk_counts', {});
      assert.deepEqual(counts, {
        ...{ open: 2, waiting: 0, mine: 0, unread: 2, overdue: 1, mail_given_up: 0, approvals: 0 },
        feeds_failing: 0,
      });
      // The test's people: management that nobody approved, and an owner without a house.
      const waiting = async () =>
        (await call<Record<string, number>>('admin', 'desk_counts', {}))['approvals'];
      const before = Number(await waiting());
      await query('delete from private.staff_approvals where user_id = $1', [idOf('management')]);
      assert.equal(await waiting(), before + 1);
      await query(`insert into private.staff_approvals (user_id) values ($1)`, [idOf('management')]);
      for (const [words, found] of [
        ['senor DOG', [late]],
        ["dog' & | !( *", [late]],
        [String(booked['subject']).slice(0, 9), [stay]],
        ['client@people', [late]],
        ['nothing', []],
        ['', []],
      ] as const)
        assert.deepEqual(
          (await callRows('management', 'find_requests', { words })).map(({ id }) => id),
          found,
          words,
        );
      const seenBy = (actor: Actor) => as(actor, () => columnOf('select id from public.desk_requests'));
      assert.deepEqual(await seenBy('newcomer'), []);
      assert.equal((await seenBy('client')).length, 2);
    });
  });
}

function listed(actor: Actor, id: string): Promise<Row> {
  return as(actor, () => rowOf('select * from public.desk_requests where id = $1', [id]));
}

const eventsOf = (id: string, kind: string): Promise<unknown[]> =>
  columnOf(
    'select data from public.request_events where request_id = $1 and kind = $2::public.event_kind order by id',
    [id, kind],
  );
