import assert from 'node:assert/strict';
import { describe } from 'node:test';

import fc from 'fast-check';

import { asPostgresError } from '../../../tools/backend/database-errors';
import type { Actor } from '../support/people';
import { refusal, type SqlSession, undone } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { addAgreedStay, houseDay, payAll } from './agreed-stay';
import { call, type Quote, refusedWith, type Stay } from './support';

type MoveQuote = Quote & { set_aside?: { code: string; hint: string } };

/** What a stay costs at other nights, and under which conditions. */
export function repricingInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  const nights = async (session: SqlSession, from: number, to: number) => ({
    check_in: await houseDay(session, from),
    check_out: await houseDay(session, to),
  });
  const quote = async (session: SqlSession, id: string, from: number, to: number, actor: Actor = 'admin') =>
    call<MoveQuote>(session, actor, 'quote_move', {
      reservation_id: id,
      ...(await nights(session, from, to)),
    });
  const move = async (
    session: SqlSession,
    id: string,
    from: number,
    to: number,
    hash?: string,
    version = 1,
  ) =>
    call<Stay>(session, 'admin', 'move_stay', {
      reservation_id: id,
      ...(await nights(session, from, to)),
      quote_hash: hash ?? (await quote(session, id, from, to)).quote_hash,
      expected_version: version,
    });
  const price = (session: SqlSession, cents: number) =>
    session.query('update public.properties set nightly_cents = $1', [cents]);
  const noRates = (session: SqlSession) => session.query('delete from public.rates');

  describe('a stay that is moved', () => {
    test('keeps the price of its nights, slept or to come; a night more costs what it costs today', async (session) => {
      await noRates(session);
      await price(session, 90_000);
      const id = await addAgreedStay(session, -2, 5);
      await price(session, 315_000);
      const longer = await quote(session, id, -2, 6);
      assert.equal(longer.total_cents, 7 * 90_000 + 315_000);
      assert.deepEqual(
        longer.lines.map(({ nights: count, unit_cents }) => [count, unit_cents]),
        [
          [7, 90_000],
          [1, 315_000],
        ],
      );
      assert.equal((await move(session, id, -2, 6)).total_cents, longer.total_cents);
      // Each night keeps its own price when it is moved once more.
      await price(session, 1_000);
      assert.equal((await quote(session, id, -2, 5)).total_cents, 7 * 90_000);
      assert.equal((await quote(session, id, -2, 6)).total_cents, longer.total_cents);
    });

    test('is refused at a price that was not read, with the one to read', async (session) => {
      const id = await addAgreedStay(session, 100, 107);
      const read = await quote(session, id, 107, 114);
      await session.query('update public.properties set nightly_cents = nightly_cents + 100');
      await session.query('update public.rates set nightly_cents = nightly_cents + 100');
      const error = asPostgresError(
        await refusal(session, () => move(session, id, 107, 114, read.quote_hash)),
      );
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'price_changed']);
      const fresh = JSON.parse(String(error?.hint)) as Quote;
      assert.equal(fresh.total_cents, read.total_cents + 700);
      await session.script('reset role');
      assert.equal((await move(session, id, 107, 114, fresh.quote_hash)).total_cents, fresh.total_cents);
    });

    test('gives back no more for having been moved first', async (session) => {
      const id = await addAgreedStay(session, 20, 27);
      await payAll(session, id);
      const refund = () => call<number>(session, 'client', 'stay_refund', { reservation_id: id });
      assert.equal(await refund(), 0);
      const later = await quote(session, id, 200, 207);
      assert.ok(later.cancellation.every(({ refund_share }) => refund_share === 0));
      await move(session, id, 200, 207, later.quote_hash);
      assert.equal(await refund(), 0);
      await move(session, id, 300, 307, undefined, 2);
      assert.equal(await refund(), 0);
    });

    test('has on each day the stricter of two conditions, wherever it goes', async (session) => {
      const shares = async (table: string, of: unknown[]): Promise<unknown[]> =>
        session.query(
          `select private.share_on(${table}, private.house_today() + d)::float8 as share
           from generate_series(0, 250, 1) d`,
          of,
        );
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 120 }),
          fc.integer({ min: 1, max: 240 }),
          async (from, to) =>
            undone(session, async () => {
              const id = await addAgreedStay(session, from, from + 7);
              const moved = await quote(session, id, to, to + 7);
              const agreed = await shares('(select quote -> $2 from public.reservations where id = $1)', [
                id,
                'cancellation',
              ]);
              const [fresh] = await session.query(
                `select private.price_stay('villa-paradise', $1, $2, 2, private.house_today()) as quote`,
                Object.values(await nights(session, to, to + 7)),
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

    test('leaves slept nights where they are, and is not moved once it is over', async (session) => {
      for (const [stay, to, word] of [
        [[-2, 5], [-1, 5], 'past'],
        [[-2, 5], [3, 8], 'past'],
        [[-2, 5], [-2, 0], 'past'],
        [[-7, 0], [-7, 2], undefined],
        [[-9, -2], [-9, 2], 'past'],
        [[-9, -2], [10, 17], 'past'],
      ] as const)
        await undone(session, async () => {
          const id = await addAgreedStay(session, stay[0], stay[1]);
          assert.equal(
            await refusedWith(session, () => move(session, id, to[0], to[1], 'x')),
            word ?? 'price_changed',
          );
          if (!word) await move(session, id, to[0], to[1]);
        });
    });

    test('by staff may break a rule of guests, which the quote names', async (session) => {
      await noRates(session);
      const id = await addAgreedStay(session, 100, 107);
      assert.equal(await refusedWith(session, () => quote(session, id, 100, 101, 'client')), 'min_nights');
      const short = await quote(session, id, 100, 101);
      assert.equal(short.set_aside?.code, 'min_nights');
      assert.deepEqual(
        await call(session, 'admin', 'staff_quote', {
          property_id: 'villa-paradise',
          ...(await nights(session, 100, 101)),
          guests: 2,
          reservation_id: id,
        }),
        short,
      );
      await move(session, id, 100, 101, short.quote_hash);
      const [row] = await session.query('select quote ? $1 as kept from public.reservations', ['set_aside']);
      assert.equal(row?.['kept'], false);
    });
  });
}
