import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import type { Actor } from '../support/people';
import { actAs } from '../support/schema';
import { inTransaction, refusal, type SqlSession } from '../support/sql-session';
import { ask, call, day, newKey, type Quote, refusedWith, type Stay, STAY, step } from './support';

/** Other nights that a guest asks for. */
export function movesInSql(getSession: () => SqlSession): void {
  const test = (name: string, work: (session: SqlSession, stay: Stay) => Promise<void>): void =>
    void it(name, () =>
      inTransaction(getSession(), async () => work(getSession(), await ask(getSession(), 'client'))),
    );

  const nights = (from: number, to: number) => ({ check_in: day(from), check_out: day(to) });
  const quote = (session: SqlSession, actor: Actor, { id }: Stay, from: number, to: number) =>
    call<Quote>(session, actor, 'quote_move', { reservation_id: id, ...nights(from, to) });
  const wish = (session: SqlSession, { id }: Stay, quote_hash: string, change = {}) =>
    call<Stay>(session, 'client', 'ask_move', {
      reservation_id: id,
      ...nights(1, 8),
      message: ' One day later? ',
      quote_hash,
      request_key: newKey(),
      expected_version: 1,
      ...change,
    });
  const wishes = (session: SqlSession) =>
    session.query(
      `select actor, body, data -> 'move' as move from public.request_events where data ? 'move'`,
    );

  describe('a wish for other nights', () => {
    test('is quoted over the nights of the stay itself, and refused over those of another', async (session, stay) => {
      assert.equal((await quote(session, 'client', stay, 1, 8)).total_cents, 1050000);
      await ask(session, 'admin', nights(7, 10));
      assert.equal(await refusedWith(session, () => quote(session, 'client', stay, 1, 8)), 'taken');
      assert.equal(await refusedWith(session, () => quote(session, 'client', stay, 0, 2)), 'min_nights');
    });

    test('is chosen among nights of which only her own are free to her', async (session, stay) => {
      await ask(session, 'admin', nights(7, 10));
      const free = async (actor: Actor, name: string, of: object) => {
        await actAs(session, actor);
        const rows = await session.query(
          `select night::text, free, may_arrive, price_cents
           from public.${name}(${Object.keys(of)[0]} => $1, from_day => $2, to_day => $3)`,
          [Object.values(of)[0], day(-2), day(11)],
        );
        await session.script('reset role');
        assert.equal(rows.length, 13);
        return rows.map((row) => (row['free'] ? (row['may_arrive'] ? 'a' : 'f') : '-')).join('');
      };
      // A stay has three nights at least.
      assert.equal(await free('client', 'move_nights', { reservation_id: stay.id }), 'aaaaaaaff---a');
      assert.equal(await free('client', 'availability', { property_id: STAY.property_id }), 'ff----------a');
      for (const actor of ['owner', 'newcomer'] as const) {
        const asked = () => call(session, actor, 'move_nights', { reservation_id: stay.id });
        assert.equal(await refusedWith(session, asked), 'not_allowed');
      }
    });

    test('changes nothing but the conversation, which it opens', async (session, stay) => {
      await session.query(`update public.requests set state = 'waiting', turn_at = null, unread = false`);
      const { quote_hash } = await quote(session, 'client', stay, 1, 8);
      assert.deepEqual(await wish(session, stay, quote_hash), stay);
      const [said] = await wishes(session);
      assert.deepEqual([said?.['actor'], said?.['body']], ['guest', 'One day later?']);
      const move = said?.['move'] as { check_in: string; quote: Quote };
      assert.deepEqual([move.check_in, move.quote.total_cents], [day(1), 1050000]);
      const [request] = await session.query(
        'select state::text, unread, turn_at is not null as turn from public.requests',
      );
      assert.deepEqual({ ...request }, { state: 'open', unread: true, turn: true });
    });

    test('sent twice with one key is one', async (session, stay) => {
      const { quote_hash } = await quote(session, 'client', stay, 1, 8);
      const request_key = newKey();
      await wish(session, stay, quote_hash, { request_key });
      await wish(session, stay, quote_hash, { request_key });
      assert.equal((await wishes(session)).length, 1);
    });

    test('is refused at another price, to another version, without a key, and for what is over', async (session, stay) => {
      const { quote_hash } = await quote(session, 'client', stay, 1, 8);
      const dear = asPostgresError(await refusal(session, () => wish(session, stay, 'x')));
      assert.equal(dear?.detail, 'price_changed');
      assert.equal((JSON.parse(String(dear?.hint)) as Quote).quote_hash, quote_hash);
      for (const [word, change] of [
        ['stale', { expected_version: 7 }],
        ['bad_key', { request_key: null }],
        ['bad_message', { message: 'x'.repeat(1001) }],
        ['past', { check_in: '2020-01-01' }],
      ] as const) {
        await session.script('reset role');
        assert.equal(await refusedWith(session, () => wish(session, stay, quote_hash, change)), word);
      }
      await session.script('reset role');
      await step(session, 'client', 'withdraw_stay', stay.id);
      assert.equal(
        await refusedWith(session, () => wish(session, stay, quote_hash, { expected_version: 2 })),
        'not_allowed',
      );
    });
  });
}
