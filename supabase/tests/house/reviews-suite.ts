import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Tables } from '../../../shared/src/data/database';
import { addStay, call, callRows, refusedWith } from '../stays/support';
import { stayOf } from '../matrix/stay-rows';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';

type Review = Tables<'reviews'>;

/** What guests say of their stays, who reads it, and what staff make of it. */
export function reviewsInSql(): void {
  const write = (change: object = {}) =>
    call<Review>('client', 'write_review', {
      reservation_id: stayOf('client'),
      stars: 5,
      words: ' Still water. ',
      locale: 'en',
      expected_version: 0,
      ...change,
    });
  const decide = (name: string, expected_version: number, rest: object = {}) =>
    call('management', name, { reservation_id: stayOf('client'), expected_version, ...rest });
  /** A stay whose guests left so many days ago. */
  const left = async (days: number): Promise<void> => {
    await addStay('client', 'confirmed');
    await query(
      `update public.reservations set check_in = private.house_today() - $1::integer - 3,
         check_out = private.house_today() - $1::integer where id = $2`,
      [days, stayOf('client')],
    );
  };
  const shown = () =>
    callRows<{ first_name: string; words: string; answer: string | null }>('anon', 'house_reviews', {
      property_id: 'ocean-villa-infinity',
    });

  describe('reviews', () => {
    test('are written once the stay is over', async () => {
      await left(-1);
      assert.equal(await refusedWith(() => write()), 'not_over');
      await query('update public.reservations set check_out = private.house_today()');
      const review = await write();
      assert.deepEqual([review.stars, review.words, review.version], [5, 'Still water.', 1]);
      assert.equal((await write()).version, 1, 'sent twice is one');
    });

    test('have 1 to 5 stars, and at most 2,000 characters or none', async () => {
      await left(2);
      for (const change of [
        { stars: 0 },
        { stars: 6 },
        { stars: null },
        { words: 'x'.repeat(2001) },
        { locale: 'de' },
      ]) {
        assert.equal(await refusedWith(() => write(change)), 'bad_review', JSON.stringify(change));
      }
      assert.equal((await write({ words: ' ' })).words, null);
    });

    test('are changed until staff show them, and read by everybody after', async () => {
      await left(2);
      await write();
      assert.equal(await refusedWith(() => write({ stars: 4 })), 'stale');
      await write({ stars: 4, expected_version: 1 });
      assert.deepEqual(await shown(), []);
      assert.equal(await refusedWith(() => decide('show_review', 1)), 'stale');
      await decide('show_review', 2);
      await decide('show_review', 2);
      await decide('answer_review', 3, { answer: ' Come back soon. ' });
      const [row] = await shown();
      assert.deepEqual([row?.words, row?.answer], ['Still water.', 'Come back soon.']);
      assert.equal(await refusedWith(() => write({ stars: 1, expected_version: 4 })), 'review_shown');
      await decide('hide_review', 4);
      assert.deepEqual(await shown(), []);
      await write({ stars: 1, expected_version: 5 });
    });
  });
}
