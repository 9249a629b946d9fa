import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer, Tables } from '../../../shared/src/data/database';
import { asPostgresError } from '../../../tools/backend/database-errors';
import { addStay, call, refusedWith } from '../stays/support';
import { stayOf } from '../matrix/stay-rows';
import type { Actor } from '../support/people';
import { refusal, type SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';

type Details = Tables<'arrival_details'>;
type DayList = Answer<'day_list'>;

/** What guests say of their arrival, and the list of a day that the people at the houses read. */
export function arrivalsInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);
  const save = (session: SqlSession, change: object = {}, actor: Actor = 'client') =>
    call<Details>(session, actor, 'save_arrival', {
      reservation_id: stayOf('client'),
      arrives_at: ' 16:30 ',
      travel: 'flight',
      flight: 'AM 652',
      party: JSON.stringify([{ name: 'Irene' }, { name: 'Leo', age: 4 }]),
      diet: ' No nuts ',
      wishes: '',
      expected_version: 0,
      diet_consent: 1,
      ...change,
    });
  const errorOf = (session: SqlSession, change: object, actor: Actor = 'client') =>
    refusedWith(session, () => save(session, change, actor));
  /** Moves the guest's stay to days counted from the house's today. */
  const place = (session: SqlSession, from: number, to: number) =>
    session.query(
      `update public.reservations set check_in = private.house_today() + $1::integer,
         check_out = private.house_today() + $2::integer where id = $3`,
      [from, to, stayOf('client')],
    );
  const forget = async (session: SqlSession, later: string): Promise<boolean> => {
    await session.script('set local role service_role');
    await session.query('select public.tick(now() + $1::interval)', [later]);
    await session.script('reset role');
    return (await session.query('select from public.arrival_details')).length === 0;
  };

  describe('arrival details', () => {
    test('are kept with a version, changed as a whole, and sent twice are one change', async (session) => {
      await addStay(session, 'client', 'confirmed');
      const first = await save(session);
      assert.deepEqual([first.arrives_at, first.diet, first.version], ['16:30', 'No nuts', 1]);
      assert.deepEqual(first.party, [{ name: 'Irene' }, { name: 'Leo', age: 4 }]);
      assert.equal((await save(session)).version, 1);
      const second = await save(session, { flight: '', expected_version: 1 });
      assert.deepEqual([second.flight, second.version], [null, 2]);
    });

    test('of two changes the later is refused, and told who was first', async (session) => {
      await addStay(session, 'client', 'confirmed');
      await save(session);
      await save(session, { diet: 'No milk', expected_version: 1 }, 'management');
      const error = asPostgresError(await refusal(session, () => save(session, { diet: 'No fish' })));
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'stale']);
      assert.match(String(error?.hint), /^.+ changed it at \d{4}-/);
    });

    test('name no more people than the stay is for, each with a name, children with an age', async (session) => {
      await addStay(session, 'client', 'confirmed');
      for (const party of [
        '[{"name": "A"}, {"name": "B"}, {"name": "C"}]',
        '[{"name": " "}]',
        '[{"name": "A", "age": 18}]',
        '[{"name": "A", "age": -1}]',
        '[{"name": "A", "passport": "x"}]',
        '["A"]',
        '{}',
        null,
      ]) {
        assert.equal(await errorOf(session, { party }), 'bad_party', String(party));
      }
    });

    test('that cannot be read are refused with the name of the field', async (session) => {
      await addStay(session, 'client', 'confirmed');
      for (const [field, value] of [
        ['arrives_at', '25:00'],
        ['travel', 'rocket'],
        ['flight', 'x'.repeat(41)],
        ['diet', 'x'.repeat(1001)],
        ['wishes', 'x'.repeat(1001)],
      ] as const) {
        const error = asPostgresError(await refusal(session, () => save(session, { [field]: value })));
        assert.deepEqual([error?.detail, error?.hint], ['bad_arrival', field]);
        await session.script('reset role');
      }
    });

    test('are taken until the day of arrival, for a confirmed stay, from its guest and the house', async (session) => {
      await addStay(session, 'client', 'pending');
      assert.equal(await errorOf(session, {}), 'not_allowed');
      await session.script(
        `alter table public.reservations disable trigger guard_stay_inside;
         update public.reservations set status = 'confirmed', hold_until = null;
         alter table public.reservations enable trigger guard_stay_inside`,
      );
      assert.equal(await errorOf(session, {}, 'owner'), 'not_allowed');
      await place(session, 0, 3);
      assert.equal((await save(session)).version, 1);
      await place(session, -1, 3);
      assert.equal(await errorOf(session, { diet: 'No fish', expected_version: 1 }), 'past');
      assert.equal(await errorOf(session, { diet: 'No fish', expected_version: 1 }, 'admin'), undefined);
    });

    test('are forgotten 30 days after the stay, and when it is canceled', async (session) => {
      await addStay(session, 'client', 'confirmed');
      await place(session, 0, 3);
      await save(session);
      assert.equal(await forget(session, '33 days'), false);
      assert.equal(await forget(session, '34 days'), true);
      await save(session);
      const [stay] = await session.query('select version as expected_version from public.reservations');
      await call(session, 'admin', 'cancel_stay', { reservation_id: stayOf('client'), reason: '', ...stay });
      assert.equal(await forget(session, '0 days'), true);
    });
  });

  describe('the list of a day', () => {
    const list = (session: SqlSession, day?: string) =>
      call<DayList>(session, 'management', 'day_list', day ? { on_day: day } : {});

    test('has arrivals with details and what is owed, then who stays and who leaves', async (session) => {
      await addStay(session, 'client', 'confirmed');
      await place(session, 0, 2);
      await save(session);
      const today = await list(session);
      assert.equal(today.day, today.today);
      assert.deepEqual([today.arrivals.length, today.departures.length, today.staying.length], [1, 0, 0]);
      const [arrival] = today.arrivals;
      assert.deepEqual([arrival?.owed_cents, arrival?.details?.flight], [1000, 'AM 652']);
      assert.ok(arrival?.request_id);
      const later = async (days: number) => {
        const day = new Date(Date.parse(today.day) + days * 86_400_000).toISOString().slice(0, 10);
        const { arrivals, staying, departures, tasks } = await list(session, day);
        return [arrivals.length, staying.length, departures.length, tasks.length];
      };
      assert.deepEqual(await later(1), [0, 1, 0, 0]);
      assert.deepEqual(await later(2), [0, 0, 1, 1]);
      assert.deepEqual(await later(3), [0, 0, 0, 0]);
    });

    test('leaves out stays that are not agreed, and refuses days that are none', async (session) => {
      await addStay(session, 'client', 'pending');
      await place(session, 0, 2);
      assert.equal((await list(session)).arrivals.length, 0);
      assert.equal(await refusedWith(session, () => list(session, 'infinity')), 'bad_dates');
    });

    test('has what was not done on its day until it is done', async (session) => {
      await addStay(session, 'client', 'confirmed');
      await place(session, 0, 2);
      await session.script(
        `update public.tasks set due_on = private.house_today() - 1 where kind = 'clean' and state = 'open'`,
      );
      const { tasks } = await list(session);
      // The inspection of yesterday, before the guest of today, and the cleaning.
      assert.deepEqual(
        tasks.map(({ kind }) => kind),
        ['clean', 'inspect'],
      );
      const [task] = tasks;
      await call(session, 'management', 'change_task', {
        task_id: task?.id,
        done: true,
        note: '',
        expected_version: task?.version,
      });
      assert.deepEqual(
        (await list(session)).tasks.map(({ kind }) => kind),
        ['inspect'],
      );
    });
  });
}
