import assert from 'node:assert/strict';
import { describe } from 'node:test';

import fc from 'fast-check';

import { asPostgresError } from '../../../tools/backend/database-errors';
import type { Actor } from '../support/people';
import { query, refusal, undone } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addAgreedStay, houseDay, payAll } from './agreed-stay';
import { call, type Quote, refusedWith, type Stay } from './support';

type MoveQuote = Quote & { set_aside?: { code: string; hint: string } };

/** What a stay costs at other nights, and under which conditions. */
export function repricingInSql(): void {
  const nights = async (from: number, to: number) => ({
    check_in: await houseDay(from),
    check_out: await houseDay(to),
  });
  const quote = async (id: string, from: number, to: number, actor: Actor = 'admin') =>
    call<MoveQuote>(actor, 'quote_move', {
      reservation_id: id,
      ...(await nights(from, to)),
    });
  const move = async (id: string, from: number, to: number, hash?: string, version = 1) =>
    call<Stay>('admin', 'move_stay', {
      reservation_id: id,
      ...(await nights(from, to)),
      quote_hash: hash ?? (await quote(id, from, to)).quote_hash,
      expected_version: version,
    });
  const price = (cents: number) => query('update public.properties set nightly_cents = $1', [cents]);
  const noRates = () => query('delete from public.rates');

  describe('a stay that is moved', () => {
    test('keeps the price of its nights, slept or to come; a night more costs what it costs today', async () => {
      await noRates();
      await price(90_000);
      const id = await addAgreedStay(-2, 5);
      await price(315_000);
      const longer = await quote(id, -2, 6);
      assert.equal(longer.total_cents, 7 * 90_000 + 315_000);
      assert.deepEqual(
        longer.lines.map(({ nights: count, unit_cents }) => [count, unit_cents]),
        [
          [7, 90_000],
          [1, 315_000],
        ],
      );
      assert.equal((await move(id, -2, 6)).total_cents, longer.total_cents);
      // Each night keeps its own price when it is moved once more.
      await price(1_000);
      assert.equal((await quote(id, -2, 5)).total_cents, 7 * 90_000);
      assert.equal((await quote(id, -2, 6)).total_cents, longer.total_cents);
    });

    test('is refused at a price that was not read, with the one to read', async () => {
      const id = await addAgreedStay(100, 107);
      const read = await quote(id, 107, 114);
      await query('update public.properties set nightly_cents = nightly_cents + 100');
      await query('update public.rates set nightly_cents = nightly_cents + 100');
      const error = asPostgresError(await refusal(() => move(id, 107, 114, read.quote_hash)));
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'price_changed']);
      const fresh = JSON.parse(String(error?.hint)) as Quote;
      assert.equal(fresh.total_cents, read.total_cents + 700);
      assert.equal((await move(id, 107, 114, fresh.quote_hash)).total_cents, fresh.total_cents);
    });

    test('gives back no more for having been moved first', async () => {
      const id = await addAgreedStay(20, 27);
      await payAll(id);
      const refund = () => call<number>('client', 'stay_refund', { reservation_id: id });
      assert.equal(await refund(), 0);
      const later = await quote(id, 200, 207);
      assert.ok(later.cancellation.every(({ refund_share }) => refund_share === 0));
      await move(id, 200, 207, later.quote_hash);
      assert.equal(await refund(), 0);
      await move(id, 300, 307, undefined, 2);
      assert.equal(await refund(), 0);
    });

    test('has on each day the stricter of two conditions, wherever it goes', async () => {
      const shares = async (table: string, of: unknown[]): Promise<unknown[]> =>
        query(
          `select private.share_on(${table}, private.house_today() + d)::float8 as share
           from generate_series(0, 250, 1) d`,
          of,
        );
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 120 }),
          fc.integer({ min: 1, max: 240 }),
          async (from, to) =>
            undone(async () => {
              const id = await addAgreedStay(from, from + 7);
              const moved = await quote(id, to, to + 7);
              const agreed = await shares('(select quote -> $2 from public.reservations where id = $1)', [
                id,
                'cancellation',
              ]);
              const [fresh] = await query(
                `select private.price_stay('villa-paradise', $1, $2, 2, private.house_today()) as quote`,
                Object.values(await nights(to, to + 7)),
              );
              const offered = await shares('$1::jsonb', [
                JSON.stringify((fresh?.['quote'] as Quote).cancellation),
              ]);
              const kept = await shares('$1::jsonb', [JSON.stringify(moved.cancellation)]);
              const least = agreed.map((row, at) =>
                Math.min((row as { share: number }).share, (offered[at] as { share: number }).share),
              );
              assert.deepEqual(
                kept.map((row) => (row as { share: number }).share),
                least,
              );
              assert.equal(
                moved.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
                moved.total_cents,
              );
              assert.equal(moved.deposit_cents + moved.balance_cents, moved.total_cents);
            }),
        ),
        { numRuns: 25 },
      );
    });

    test('leaves slept nights where they are, and is not moved once it is over', async () => {
      for (const [stay, to, word] of [
        [[-2, 5], [-1, 5], 'past'],
        [[-2, 5], [3, 8], 'past'],
        [[-2, 5], [-2, 0], 'past'],
        [[-7, 0], [-7, 2], undefined],
        [[-9, -2], [-9, 2], 'past'],
        [[-9, -2], [10, 17], 'past'],
      ] as const)
        await undone(async () => {
          const id = await addAgreedStay(stay[0], stay[1]);
          assert.equal(await refusedWith(() => move(id, to[0], to[1], 'x')), word ?? 'price_changed');
          if (!word) await move(id, to[0], to[1]);
        });
    });

    test('by staff may break a rule of guests, which the quote names', async () => {
      await noRates();
      const id = await addAgreedStay(100, 107);
      assert.equal(await refusedWith(() => quote(id, 100, 101, 'client')), 'min_nights');
      const short = await quote(id, 100, 101);
      assert.equal(short.set_aside?.code, 'min_nights');
      assert.deepEqual(
        await call('admin', 'staff_quote', {
          property_id: 'villa-paradise',
          ...(await nights(100, 101)),
          guests: 2,
          reservation_id: id,
        }),
        short,
      );
      await move(id, 100, 101, short.quote_hash);
      const [row] = await query('select quote ? $1 as kept from public.reservations', ['set_aside']);
      assert.equal(row?.['kept'], false);
    });
  });
}
