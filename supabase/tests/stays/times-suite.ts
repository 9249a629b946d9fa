import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import type { Actor } from '../support/people';
import { actAs } from '../support/schema';
import { query, refusal, type Row, script } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addAgreedStay, houseDay, payAll } from './agreed-stay';
import { ask, call, callAna, refusedWith, type Stay, stateOf, STAY } from './support';

const PHASES = [
  ['is a day away', 1, 8],
  ['begins today', 0, 7],
  ['is in its second day', -1, 6],
  ['ends today', -7, 0],
  ['is over', -9, -2],
] as const;

/** Who may cancel an agreed stay in each phase, and as what. */
const MAY: Record<'client' | 'management', (phase: number) => string[]> = {
  client: (phase) => (phase === 0 ? ['cancelled_by_guest'] : []),
  management: (phase) => (phase < 3 ? ['cancelled_by_guest', 'cancelled_by_house'] : []),
};

/** What time does to the changes of an agreed stay. */
export function timesInSql(): void {
  const cancel = (actor: Actor, id: string, for_guest = false) =>
    call<Stay>(actor, 'cancel_stay', {
      reservation_id: id,
      reason: 'We leave',
      expected_version: 1,
      for_guest,
    });
  const open = (): Promise<Row[]> =>
    query(
      `select id, kind::text, amount_cents from public.payments
       where received_at is null and voided_at is null order by payments.kind`,
    );
  const sums = async () => (await open()).map((row) => [row['kind'], row['amount_cents']]);
  const isFree = async (offset: number): Promise<unknown> => {
    const night = await houseDay(offset);
    const [row] = await query(`select private.taken($1, daterange($2, $2, '[]')) = '{}' as free`, [
      STAY.property_id,
      night,
    ]);
    return row?.['free'];
  };

  describe('an agreed stay', () => {
    PHASES.forEach(([phase, from, to], place) => {
      for (const actor of ['client', 'management'] as const)
        test(`that ${phase} is cancelled by the ${actor} only as its time allows, also by PATCH`, async () => {
          const done = { rpc: new Set<string>(), patch: new Set<string>() };
          for (const closing of ['cancelled_by_guest', 'cancelled_by_house']) {
            for (const way of ['rpc', 'patch'] as const) {
              await script('savepoint before');
              const id = await addAgreedStay(from, to);
              const word = await refusedWith(async () => {
                if (way === 'rpc') return cancel(actor, id, closing === 'cancelled_by_guest');
                await actAs(actor);
                return query(
                  `update public.reservations set status = 'cancelled', closed_as = $2 where id = $1`,
                  [id, closing],
                );
              });
              const state = await stateOf(id);
              assert.equal(word, state === 'confirmed' ? 'not_allowed' : undefined);
              if (state !== 'confirmed') done[way].add(state.replace('cancelled/', ''));
              await script('rollback to savepoint before');
            }
          }
          assert.deepEqual([...done.rpc], MAY[actor](place));
          assert.deepEqual([...done.patch], MAY[actor](place));
        });
    });

    test('that is left early keeps its nights up to tonight, is cleaned, and owes what was due', async () => {
      const id = await addAgreedStay(-1, 6);
      const due = await sums();
      await cancel('management', id, true);
      assert.deepEqual(await sums(), due);
      assert.deepEqual([await isFree(0), await isFree(1)], [false, true]);
      // Another change of the row frees nothing.
      await query('update public.reservations set changed_at = now() where id = $1', [id]);
      assert.equal(await isFree(0), false);
      const [task] = await query(`select due_on::text from public.tasks where kind = 'clean'`);
      assert.equal(task?.['due_on'], await houseDay(1));
      const [event] = await query(
        `select body, data -> 'owed_cents' as owed, data ? 'ended_cents' as ended from public.request_events
         where data -> 'new' ->> 'status' = 'cancelled'`,
      );
      const owed = due.reduce((sum, [, cents]) => sum + Number(cents), 0);
      assert.deepEqual({ ...event }, { body: 'We leave', owed, ended: false });
    });

    test('that is cancelled before it begins says in its history which debt ended', async () => {
      const id = await addAgreedStay(10, 17);
      await cancel('client', id);
      assert.deepEqual(await sums(), []);
      const [event] = await query(
        `select actor, data ->> 'ended_cents' as ended from public.request_events where data ? 'ended_cents'`,
      );
      const [stay] = await query('select total_cents::text from public.reservations');
      assert.deepEqual({ ...event }, { actor: 'guest', ended: stay?.['total_cents'] });
    });

    test('owes what is due until staff waive it with a reason, which stands in its history', async () => {
      const id = await addAgreedStay(-9, -2);
      await query('select public.tick()');
      const [due] = await open();
      assert.ok(due);
      const waive = (reason: string, expected_version = 1) =>
        call('admin', 'waive_payment', { payment_id: due['id'], reason, expected_version });
      assert.equal(await refusedWith(() => waive(' ')), 'bad_body');
      assert.equal(await refusedWith(() => waive('The pool was closed', 7)), 'stale');
      const before = await query('select kind, amount_cents from public.statement_lines order by 1, 2');
      await waive('The pool was closed');
      assert.ok((await open()).every(({ id: left }) => left !== due['id']));
      assert.equal(await refusedWith(() => waive('Again', 2)), 'bad_amount');
      const [event] = await query(
        `select actor, body, data from public.request_events where data ? 'waived'`,
      );
      const { kind, amount_cents } = due;
      assert.deepEqual(
        { ...event },
        { actor: 'house', body: 'The pool was closed', data: { waived: kind, amount_cents } },
      );
      await query('select public.tick()');
      assert.deepEqual(
        await query('select kind, amount_cents from public.statement_lines order by 1, 2'),
        before,
      );
      assert.ok(id);
    });

    test('keeps what it has earned when it is left early, whoever has paid', async () => {
      for (const paid of [true, false]) {
        await script('savepoint before');
        const id = await addAgreedStay(-1, 6);
        if (paid) await payAll(id);
        await cancel('admin', id, true);
        const [row] = await query(
          'select private.rent_of(r, private.brought_by(r, private.house_today())) = r.total_cents as whole from public.reservations r',
        );
        assert.equal(row?.['whole'], true);
        await script('rollback to savepoint before');
      }
    });

    test('does not tell the owner of the house, who cannot change it, the name of who did', async () => {
      await callAna('client');
      const stay = await ask('client');
      const answer = async (actor: Actor) => {
        const args = { reservation_id: stay.id, reason: '', expected_version: 7 };
        const asked = () => call(actor, 'cancel_stay', args);
        const error = asPostgresError(await refusal(asked));
        return [error?.detail, error?.hint?.includes('Ana')];
      };
      assert.deepEqual(await answer('owner'), ['not_allowed', false]);
      for (const actor of ['client', 'admin'] as const)
        assert.deepEqual(await answer(actor), ['stale', true]);
    });

    test('has a reason of 1000 characters at most', async () => {
      const id = await addAgreedStay(10, 17);
      const args = { reservation_id: id, reason: 'x'.repeat(1001), expected_version: 1 };
      const asked = () => refusal(() => call('client', 'cancel_stay', args));
      assert.match(String(await asked()), /1000 characters/);
    });
  });
}
