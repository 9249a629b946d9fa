import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { ask, call, day, refusedWith } from '../stays/support';
import { type Actor, OWNED } from '../support/people';
import { refusal, type SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';

/** Nights that owners and staff take off the market, and give back. */
export function blocksInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  const span = (from: number, to: number, house = OWNED) => ({
    property_id: house,
    from_day: day(from),
    to_day: day(to),
  });
  const block = (session: SqlSession, actor: Actor, from: number, to: number, note = '') =>
    call(session, actor, 'block_nights', { ...span(from, to), note });
  const unblock = (session: SqlSession, actor: Actor, from: number, to: number) =>
    call<number>(session, actor, 'unblock_nights', span(from, to));
  const blocked = async (session: SqlSession): Promise<string[]> =>
    (
      await session.query(
        `select nights::text from public.occupancy where kind = 'block' and released_at is null order by nights`,
      )
    ).map((row) => String(row['nights']));

  describe('blocked nights', () => {
    test('are not free, and free again when they are given back', async (session) => {
      await block(session, 'owner', 0, 5);
      const nights = () =>
        session.query('select night::text, free from public.availability($1, $2, $3)', [
          OWNED,
          day(0),
          day(6),
        ]);
      assert.deepEqual(
        (await nights()).map(({ free }) => free),
        [false, false, false, false, false, true],
      );
      assert.equal(await unblock(session, 'owner', 0, 6), 5);
      assert.ok((await nights()).every(({ free }) => free));
    });

    test('never lie over a stay, and the refusal names the nights in the way', async (session) => {
      await ask(session, 'client', { property_id: OWNED });
      const error = asPostgresError(await refusal(session, () => block(session, 'owner', 5, 9)));
      assert.deepEqual([error?.detail, error?.hint], ['taken', `${day(5)},${day(6)}`]);
      await session.script('reset role');
      await block(session, 'owner', 7, 9);
    });

    test('take the place of a hold that is over', async (session) => {
      await ask(session, 'client', { property_id: OWNED });
      await session.script(
        `update public.occupancy set held_until = now() - interval '1 minute';
         alter table public.reservations disable trigger user;
         update public.reservations set hold_until = now() - interval '1 minute';
         alter table public.reservations enable trigger user`,
      );
      await block(session, 'owner', 0, 7);
      const [stay] = await session.query('select closed_as::text from public.reservations');
      assert.equal(stay?.['closed_as'], 'expired');
    });

    test('sent twice are one block', async (session) => {
      await block(session, 'owner', 0, 5, ' Our own stay ');
      await block(session, 'owner', 0, 5, 'Our own stay');
      assert.equal((await blocked(session)).length, 1);
    });

    test('given back in the middle leave both ends, with who blocked them and why', async (session) => {
      await block(session, 'owner', 0, 10, 'Our own stay');
      assert.equal(await unblock(session, 'owner', 3, 5), 2);
      assert.deepEqual(await blocked(session), [`[${day(0)},${day(3)})`, `[${day(5)},${day(10)})`]);
      const rows = await session.query(
        `select distinct note, created_by::text from public.occupancy where kind = 'block'`,
      );
      assert.equal(rows.length, 1);
      assert.equal(rows[0]?.['note'], 'Our own stay');
      const [kept] = await session.query('select count(*)::integer as n from public.occupancy');
      assert.equal(kept?.['n'], 3, 'the block as it was stays in the history');
    });

    test('of the house are not the owner’s to give back, staff give back any', async (session) => {
      await block(session, 'management', 0, 5, 'New pool pump');
      assert.equal(await refusedWith(session, () => unblock(session, 'owner', 1, 2)), 'blocked_by_house');
      await block(session, 'owner', 5, 7);
      assert.equal(await unblock(session, 'management', 0, 7), 7);
    });

    test('are refused outside the owner’s time, and for dates that make no sense', async (session) => {
      await session.query(`update public.property_owners set during = daterange('2020-01-01', $1)`, [day(3)]);
      assert.equal(await refusedWith(session, () => block(session, 'owner', 0, 5)), 'not_allowed');
      await block(session, 'owner', 0, 3);
      for (const [word, from, to] of [
        ['bad_dates', day(5), day(5)],
        ['bad_dates', 'infinity', 'infinity'],
        ['past', '2026-01-01', '2026-01-05'],
        ['too_many_nights', day(0), day(400)],
        ['too_far', day(900), day(905)],
      ] as const) {
        const call_ = () =>
          call(session, 'admin', 'block_nights', { property_id: OWNED, from_day: from, to_day: to });
        assert.equal(await refusedWith(session, call_), word);
      }
      const elsewhere = () => call(session, 'admin', 'block_nights', span(0, 1, 'no-such-house'));
      assert.equal(await refusedWith(session, elsewhere), 'unknown_property');
      const long = () => block(session, 'admin', 8, 9, 'x'.repeat(501));
      assert.equal(await refusedWith(session, long), 'bad_note');
    });
  });
}
