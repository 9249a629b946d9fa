import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import type { Actor } from '../support/people';
import { as } from '../support/schema';
import { inTransaction, query, refusal } from '../support/sql-session';
import { ask, call, day, newKey, type Quote, refusedWith, type Stay, STAY, step } from './support';

/** Other nights that a guest asks for. */
export function movesInSql(): void {
  const test = (name: string, work: (stay: Stay) => Promise<void>): void =>
    void it(name, () => inTransaction(async () => work(await ask('client'))));

  const nights = (from: number, to: number) => ({ check_in: day(from), check_out: day(to) });
  const quote = (actor: Actor, { id }: Stay, from: number, to: number) =>
    call<Quote>(actor, 'quote_move', { reservation_id: id, ...nights(from, to) });
  const wish = ({ id }: Stay, quote_hash: string, change = {}) =>
    call<Stay>('client', 'ask_move', {
      reservation_id: id,
      ...nights(1, 8),
      message: ' One day later? ',
      quote_hash,
      request_key: newKey(),
      expected_version: 1,
      ...change,
    });
  const wishes = () =>
    query(`select actor, body, data -> 'move' as move from public.request_events where data ? 'move'`);

  describe('a wish for other nights', () => {
    test('is quoted over the nights of the stay itself, and refused over those of another', async (stay) => {
      assert.equal((await quote('client', stay, 1, 8)).total_cents, 1050000);
      await ask('admin', nights(7, 10));
      assert.equal(await refusedWith(() => quote('client', stay, 1, 8)), 'taken');
      assert.equal(await refusedWith(() => quote('client', stay, 0, 2)), 'min_nights');
    });

    test('is chosen among nights of which only her own are free to her', async (stay) => {
      await ask('admin', nights(7, 10));
      const free = async (actor: Actor, name: string, of: object) => {
        const rows = await as(actor, () =>
          query(
            `select night::text, free, may_arrive, price_cents
           from public.${name}(${Object.keys(of)[0]} => $1, from_day => $2, to_day => $3)`,
            [Object.values(of)[0], day(-2), day(11)],
          ),
        );
        assert.equal(rows.length, 13);
        return rows.map((row) => (row['free'] ? (row['may_arrive'] ? 'a' : 'f') : '-')).join('');
      };
      // A stay has three nights at least.
      assert.equal(await free('client', 'move_nights', { reservation_id: stay.id }), 'aaaaaaaff---a');
      assert.equal(await free('client', 'availability', { property_id: STAY.property_id }), 'ff----------a');
    });

    test('changes nothing but the conversation, which it opens', async (stay) => {
      await query(`update public.requests set state = 'waiting', turn_at = null, unread = false`);
      const { quote_hash } = await quote('client', stay, 1, 8);
      assert.deepEqual(await wish(stay, quote_hash), stay);
      const [said] = await wishes();
      assert.deepEqual([said?.['actor'], said?.['body']], ['guest', 'One day later?']);
      const move = said?.['move'] as { check_in: string; quote: Quote };
      assert.deepEqual([move.check_in, move.quote.total_cents], [day(1), 1050000]);
      const [request] = await query(
        'select state::text, unread, turn_at is not null as turn from public.requests',
      );
      assert.deepEqual({ ...request }, { state: 'open', unread: true, turn: true });
    });

    test('sent twice with one key is one', async (stay) => {
      const { quote_hash } = await quote('client', stay, 1, 8);
      const request_key = newKey();
      await wish(stay, quote_hash, { request_key });
      await wish(stay, quote_hash, { request_key });
      assert.equal((await wishes()).length, 1);
    });

    test('is refused at another price, to another version, without a key, and for what is over', async (stay) => {
      const { quote_hash } = await quote('client', stay, 1, 8);
      const dear = asPostgresError(await refusal(() => wish(stay, 'x')));
      assert.equal(dear?.detail, 'price_changed');
      assert.equal((JSON.parse(String(dear?.hint)) as Quote).quote_hash, quote_hash);
      for (const [word, change] of [
        ['stale', { expected_version: 7 }],
        ['bad_key', { request_key: null }],
        ['bad_message', { message: 'x'.repeat(1001) }],
        ['past', { check_in: '2020-01-01' }],
      ] as const) {
        assert.equal(await refusedWith(() => wish(stay, quote_hash, change)), word);
      }
      await step('client', 'withdraw_stay', stay.id);
      assert.equal(await refusedWith(() => wish(stay, quote_hash, { expected_version: 2 })), 'not_allowed');
    });
  });
}
