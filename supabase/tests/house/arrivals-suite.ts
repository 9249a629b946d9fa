import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer, Tables } from '../../../shared/src/data/database';
import { asPostgresError } from '../../../tools/backend/database-errors';
import { addStay, call, refusedWith } from '../stays/support';
import { stayOf } from '../matrix/stay-rows';
import type { Actor } from '../support/people';
import { asWorker } from '../support/schema';
import { query, refusal, script } from '../support/sql-session';
import { test } from '../support/tests-on';

type Details = Tables<'arrival_details'>;
type DayList = Answer<'day_list'>;

/** What guests say of their arrival, and the list of a day that the people at the houses read. */
export function arrivalsInSql(): void {
  const save = (change: object = {}, actor: Actor = 'client') =>
    call<Details>(actor, 'save_arrival', {
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
  const errorOf = (change: object, actor: Actor = 'client') => refusedWith(() => save(change, actor));
  /** Moves the guest's stay to days counted from the house's today. */
  const place = (from: number, to: number) =>
    query(
      `update public.reservations set check_in = private.house_today() + $1::integer,
         check_out = private.house_today() + $2::integer where id = $3`,
      [from, to, stayOf('client')],
    );
  const forget = async (later: string): Promise<boolean> => {
    await asWorker(() => query('select public.tick(now() + $1::interval)', [later]));
    return (await query('select from public.arrival_details')).length === 0;
  };

  describe('arrival details', () => {
    test('are kept with a version, changed as a whole, and sent twice are one change', async () => {
      await addStay('client', 'confirmed');
      const first = await save();
      assert.deepEqual([first.arrives_at, first.diet, first.version], ['16:30', 'No nuts', 1]);
      assert.deepEqual(first.party, [{ name: 'Irene' }, { name: 'Leo', age: 4 }]);
      assert.equal((await save()).version, 1);
      const second = await save({ flight: '', expected_version: 1 });
      assert.deepEqual([second.flight, second.version], [null, 2]);
    });

    test('of two changes the later is refused, and told who was first', async () => {
      await addStay('client', 'confirmed');
      await save();
      await save({ diet: 'No milk', expected_version: 1 }, 'management');
      const error = asPostgresError(await refusal(() => save({ diet: 'No fish' })));
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'stale']);
      assert.match(String(error?.hint), /^.+ changed it at \d{4}-/);
    });

    test('name no more people than the stay is for, each with a name, children with an age', async () => {
      await addStay('client', 'confirmed');
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
        assert.equal(await errorOf({ party }), 'bad_party', String(party));
      }
    });

    test('that cannot be read are refused with the name of the field', async () => {
      await addStay('client', 'confirmed');
      for (const [field, value] of [
        ['arrives_at', '25:00'],
        ['travel', 'rocket'],
        ['flight', 'x'.repeat(41)],
        ['diet', 'x'.repeat(1001)],
        ['wishes', 'x'.repeat(1001)],
      ] as const) {
        const error = asPostgresError(await refusal(() => save({ [field]: value })));
        assert.deepEqual([error?.detail, error?.hint], ['bad_arrival', field]);
      }
    });

    test('are taken until the day of arrival, for a confirmed stay, from its guest and the house', async () => {
      await addStay('client', 'pending');
      assert.equal(await errorOf({}), 'not_allowed');
      await script(
        `alter table public.reservations disable trigger guard_stay_inside;
         update public.reservations set status = 'confirmed', hold_until = null;
         alter table public.reservations enable trigger guard_stay_inside`,
      );
      await place(0, 3);
      assert.equal((await save()).version, 1);
      await place(-1, 3);
      assert.equal(await errorOf({ diet: 'No fish', expected_version: 1 }), 'past');
      assert.equal(await errorOf({ diet: 'No fish', expected_version: 1 }, 'admin'), undefined);
    });

    test('are forgotten 30 days after the stay, and when it is canceled', async () => {
      await addStay('client', 'confirmed');
      await place(0, 3);
      await save();
      assert.equal(await forget('33 days'), false);
      assert.equal(await forget('34 days'), true);
      await save();
      const [stay] = await query('select version as expected_version from public.reservations');
      await call('admin', 'cancel_stay', { reservation_id: stayOf('client'), reason: '', ...stay });
      assert.equal(await forget('0 days'), true);
    });
  });

  describe('the list of a day', () => {
    const list = (day?: string) => call<DayList>('management', 'day_list', day ? { on_day: day } : {});

    test('has arrivals with details and what is owed, then who stays and who leaves', async () => {
      await addStay('client', 'confirmed');
      await place(0, 2);
      await save();
      const today = await list();
      assert.equal(today.day, today.today);
      assert.deepEqual([today.arrivals.length, today.departures.length, today.staying.length], [1, 0, 0]);
      const [arrival] = today.arrivals;
      assert.deepEqual([arrival?.owed_cents, arrival?.details?.flight], [1000, 'AM 652']);
      assert.ok(arrival?.request_id);
      const later = async (days: number) => {
        const day = new Date(Date.parse(today.day) + days * 86_400_000).toISOString().slice(0, 10);
        const { arrivals, staying, departures, tasks } = await list(day);
        return [arrivals.length, staying.length, departures.length, tasks.length];
      };
      assert.deepEqual(await later(1), [0, 1, 0, 0]);
      assert.deepEqual(await later(2), [0, 0, 1, 1]);
      assert.deepEqual(await later(3), [0, 0, 0, 0]);
    });

    test('leaves out stays that are not agreed, and refuses days that are none', async () => {
      await addStay('client', 'pending');
      await place(0, 2);
      assert.equal((await list()).arrivals.length, 0);
      assert.equal(await refusedWith(() => list('infinity')), 'bad_dates');
    });

    test('has what was not done on its day until it is done', async () => {
      await addStay('client', 'confirmed');
      await place(0, 2);
      await script(
        `update public.tasks set due_on = private.house_today() - 1 where kind = 'clean' and state = 'open'`,
      );
      const { tasks } = await list();
      // The inspection of yesterday, before the guest of today, and the cleaning.
      assert.deepEqual(
        tasks.map(({ kind }) => kind),
        ['clean', 'inspect'],
      );
      const [task] = tasks;
      await call('management', 'change_task', {
        task_id: task?.id,
        done: true,
        note: '',
        expected_version: task?.version,
      });
      assert.deepEqual(
        (await list()).tasks.map(({ kind }) => kind),
        ['inspect'],
      );
    });
  });
}
