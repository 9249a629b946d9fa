import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Tables } from '../../../shared/src/data/database';
import { addStay, call, callRows, refusedWith } from '../stays/support';
import { stayOf } from '../matrix/stay-rows';
import type { Actor } from '../support/people';
import { actAs } from '../support/schema';
import type { SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';

type Review = Tables<'reviews'>;

/** What guests say of their stays, who reads it, and what staff make of it. */
export function reviewsInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);
  const write = (session: SqlSession, change: object = {}, actor: Actor = 'client') =>
    call<Review>(session, actor, 'write_review', {
      reservation_id: stayOf('client'),
      stars: 5,
      words: ' Still water. ',
      locale: 'en',
      expected_version: 0,
      ...change,
    });
  const decide = (session: SqlSession, name: string, expected_version: number, rest: object = {}) =>
    call(session, 'management', name, { reservation_id: stayOf('client'), expected_version, ...rest });
  const errorOf = (session: SqlSession, work: () => Promise<unknown>) => refusedWith(session, work);
  /** A stay whose guests left so many days ago. */
  const left = async (session: SqlSession, days: number): Promise<void> => {
    await addStay(session, 'client', 'confirmed');
    await session.query(
      `update public.reservations set check_in = private.house_today() - $1::integer - 3,
         check_out = private.house_today() - $1::integer where id = $2`,
      [days, stayOf('client')],
    );
  };
  const shown = (session: SqlSession) =>
    callRows<{ first_name: string; words: string; answer: string | null }>(session, 'anon', 'house_reviews', {
      property_id: 'ocean-villa-infinity',
    });
  const read = async (session: SqlSession, actor: Actor): Promise<number> => {
    await actAs(session, actor);
    const rows = await session.query('select from public.reviews');
    await session.script('reset role');
    return rows.length;
  };

  describe('reviews', () => {
    test('are written by the guest of a stay that is over, and by nobody else', async (session) => {
      await left(session, -1);
      assert.equal(await errorOf(session, () => write(session)), 'not_over');
      await session.query('update public.reservations set check_out = private.house_today()');
      for (const actor of ['newcomer', 'owner', 'admin'] as const) {
        assert.equal(await errorOf(session, () => write(session, {}, actor)), 'not_allowed', actor);
      }
      const review = await write(session);
      assert.deepEqual([review.stars, review.words, review.version], [5, 'Still water.', 1]);
      assert.equal((await write(session)).version, 1, 'sent twice is one');
    });

    test('have 1 to 5 stars, and at most 2,000 characters or none', async (session) => {
      await left(session, 2);
      for (const change of [
        { stars: 0 },
        { stars: 6 },
        { stars: null },
        { words: 'x'.repeat(2001) },
        { locale: 'de' },
      ]) {
        assert.equal(
          await errorOf(session, () => write(session, change)),
          'bad_review',
          JSON.stringify(change),
        );
      }
      assert.equal((await write(session, { words: ' ' })).words, null);
    });

    test('are changed until staff show them, and read by everybody after', async (session) => {
      await left(session, 2);
      await write(session);
      assert.equal(await errorOf(session, () => write(session, { stars: 4 })), 'stale');
      await write(session, { stars: 4, expected_version: 1 });
      assert.deepEqual(await shown(session), []);
      assert.equal(await errorOf(session, () => decide(session, 'show_review', 1)), 'stale');
      await decide(session, 'show_review', 2);
      await decide(session, 'show_review', 2);
      await decide(session, 'answer_review', 3, { answer: ' Come back soon. ' });
      const [row] = await shown(session);
      assert.deepEqual([row?.words, row?.answer], ['Still water.', 'Come back soon.']);
      assert.equal(
        await errorOf(session, () => write(session, { stars: 1, expected_version: 4 })),
        'review_shown',
      );
      await decide(session, 'hide_review', 4);
      assert.deepEqual(await shown(session), []);
      await write(session, { stars: 1, expected_version: 5 });
    });

    test('are hidden from owners of other houses and from other guests', async (session) => {
      await left(session, 2);
      await write(session);
      assert.equal(await read(session, 'client'), 1);
      assert.equal(await read(session, 'management'), 1);
      assert.equal(await read(session, 'newcomer'), 0);
      assert.equal(await read(session, 'owner'), 0);
      for (const name of ['show_review', 'hide_review']) {
        const asGuest = () =>
          call(session, 'client', name, { reservation_id: stayOf('client'), expected_version: 1 });
        assert.equal(await errorOf(session, asGuest), 'not_allowed');
      }
    });
  });
}
