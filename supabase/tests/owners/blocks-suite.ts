import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { ask, call, day, refusedWith } from '../stays/support';
import { type Actor, OWNED } from '../support/people';
import { query, refusal, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';

/** Nights that owners and staff take off the market, and give back. */
export function blocksInSql(): void {
  const span = (from: number, to: number, house = OWNED) => ({
    property_id: house,
    from_day: day(from),
    to_day: day(to),
  });
  const block = (actor: Actor, from: number, to: number, note = '') =>
    call(actor, 'block_nights', { ...span(from, to), note });
  const unblock = (actor: Actor, from: number, to: number) =>
    call<number>(actor, 'unblock_nights', span(from, to));
  const blocked = async (): Promise<string[]> =>
    (
      await query(
        `select nights::text from public.occupancy where kind = 'block' and released_at is null order by nights`,
      )
    ).map((row) => String(row['nights']));

  describe('blocked nights', () => {
    test('are not free, and free again when they are given back', async () => {
      await block('owner', 0, 5);
      const nights = () =>
        query('select night::text, free from public.availability($1, $2, $3)', [OWNED, day(0), day(6)]);
      assert.deepEqual(
        (await nights()).map(({ free }) => free),
        [false, false, false, false, false, true],
      );
      assert.equal(await unblock('owner', 0, 6), 5);
      assert.ok((await nights()).every(({ free }) => free));
    });

    test('never lie over a stay, and the refusal names the nights in the way', async () => {
      await ask('client', { property_id: OWNED });
      const error = asPostgresError(await refusal(() => block('owner', 5, 9)));
      assert.deepEqual([error?.detail, error?.hint], ['taken', `${day(5)},${day(6)}`]);
      await block('owner', 7, 9);
    });

    test('take the place of a hold that is over', async () => {
      await ask('client', { property_id: OWNED });
      await script(
        `update public.occupancy set held_until = now() - interval '1 minute';
         alter table public.reservations disable trigger user;
         update public.reservations set hold_until = now() - interval '1 minute';
         alter table public.reservations enable trigger user`,
      );
      await block('owner', 0, 7);
      assert.equal(await valueOf('select closed_as::text from public.reservations'), 'expired');
    });

    test('sent twice are one block', async () => {
      await block('owner', 0, 5, ' Our own stay ');
      await block('owner', 0, 5, 'Our own stay');
      assert.equal((await blocked()).length, 1);
    });

    test('given back in the middle leave both ends, with who blocked them and why', async () => {
      await block('owner', 0, 10, 'Our own stay');
      assert.equal(await unblock('owner', 3, 5), 2);
      assert.deepEqual(await blocked(), [`[${day(0)},${day(3)})`, `[${day(5)},${day(10)})`]);
      const rows = await query(
        `select distinct note, created_by::text from public.occupancy where kind = 'block'`,
      );
      assert.equal(rows.length, 1);
      assert.equal(rows[0]?.['note'], 'Our own stay');
      const [kept] = await query('select count(*)::integer as n from public.occupancy');
      assert.equal(kept?.['n'], 3, 'the block as it was stays in the history');
    });

    test('of the house are not the owner’s to give back, staff give back any', async () => {
      await block('management', 0, 5, 'New pool pump');
      assert.equal(await refusedWith(() => unblock('owner', 1, 2)), 'blocked_by_house');
      await block('owner', 5, 7);
      assert.equal(await unblock('management', 0, 7), 7);
    });

    test('are refused outside the owner’s time, and for dates that make no sense', async () => {
      await query(`update public.property_owners set during = daterange('2020-01-01', $1)`, [day(3)]);
      assert.equal(await refusedWith(() => block('owner', 0, 5)), 'not_allowed');
      await block('owner', 0, 3);
      for (const [word, from, to] of [
        ['bad_dates', day(5), day(5)],
        ['bad_dates', 'infinity', 'infinity'],
        ['past', '2026-01-01', '2026-01-05'],
        ['too_many_nights', day(0), day(400)],
        ['too_far', day(900), day(905)],
      ] as const) {
        const call_ = () => call('admin', 'block_nights', { property_id: OWNED, from_day: from, to_day: to });
        assert.equal(await refusedWith(call_), word);
      }
      const elsewhere = () => call('admin', 'block_nights', span(0, 1, 'no-such-house'));
      assert.equal(await refusedWith(elsewhere), 'unknown_property');
      const long = () => block('admin', 8, 9, 'x'.repeat(501));
      assert.equal(await refusedWith(long), 'bad_note');
    });
  });
}
