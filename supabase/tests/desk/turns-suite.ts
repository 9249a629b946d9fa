import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  addStay,
  call,
  day,
  moveStay,
  newKey,
  type Quote,
  refusedWith,
  requestOf,
  step,
} from '../stays/support';
import type { Actor } from '../support/people';
import { inTransaction, query, type Row, script } from '../support/sql-session';

/** Whose turn the request of a stay is, whatever is written and decided. */
export function turnsInSql(): void {
  const test = (
    state: 'pending' | 'confirmed',
    name: string,
    work: (stay: string, request: string) => Promise<void>,
  ): void =>
    void it(name, () =>
      inTransaction(async () => {
        const stay = await addStay('client', state);
        await work(stay, await requestOf(stay));
      }),
    );
  const say = (actor: Actor, request_id: string): Promise<Row> =>
    call(actor, 'send_message', { request_id, body: 'Hello', request_key: newKey() });
  const turn = async (request: string): Promise<string> => {
    const [row] = await query(
      `select concat_ws(' ', state, needs, case when due_at <= hold_until then 'before the hold ends' end) as turn
       from public.desk_requests where id = $1`,
      [request],
    );
    return String(row?.['turn']);
  };
  const openAlways = () =>
    script(`delete from public.office_closures; delete from public.office_hours;
      insert into public.office_hours (weekday, opens, closes) select day, '00:00', '24:00' from generate_series(1, 7) day`);
  const states = async (request: string): Promise<unknown[]> => {
    const rows = await query(
      `select concat_ws(' ', actor, data ->> 'of', data ->> 'new') as line from public.request_events
       where request_id = $1 and kind = 'state' order by id`,
      [request],
    );
    return rows.map((row) => String(row['line']).replace(/\d{4}-.*/, 'time'));
  };

  describe('the turn of a stay', () => {
    test(
      'pending',
      'that is asked for stays the house’s, which decides before the hold ends',
      async (stay, request) => {
        await openAlways();
        assert.equal(await turn(request), 'open house before the hold ends');
        assert.equal((await say('admin', request))['state'], 'open');
        assert.equal(await turn(request), 'open house before the hold ends');
        const due = (hours: number) =>
          query(
            `select due_at = hold_until and not overdue as decide, due_at = now() + make_interval(hours => $2) as answer
           from public.desk_requests where id = $1`,
            [request, hours],
          );
        assert.deepEqual((await due(2))[0], { decide: true, answer: false });
        await step('admin', 'extend_hold', stay, { hours: 48 });
        assert.deepEqual((await due(48))[0], { decide: true, answer: true });
        await say('client', request);
        assert.deepEqual((await due(2))[0], { decide: false, answer: true });
        assert.deepEqual(await states(request), []);
        await step('admin', 'confirm_stay', stay);
        assert.equal(await turn(request), 'closed');
      },
    );

    test(
      'pending',
      'that is asked for is put off until its hold ends at most, in one line of the history',
      async (_stay, request) => {
        const [hold] = await query(
          `select hold_until + interval '1 minute' as after from public.reservations`,
        );
        const [row] = await query('select version from public.requests where id = $1', [request]);
        const snooze = (until: unknown) => () =>
          call('admin', 'snooze_request', {
            request_id: request,
            until,
            expected_version: row?.['version'],
          });
        assert.equal(await refusedWith(snooze(hold?.['after'])), 'bad_snooze');
        await snooze(new Date(Date.now() + 3_600_000).toISOString())();
        assert.match(await turn(request), /^waiting house/);
        await query(`select public.tick(now() + interval '61 minutes')`);
        assert.match(await turn(request), /^open house/);
        assert.deepEqual(await states(request), ['house snoozed_until time', 'house snoozed_until']);
      },
    );

    for (const actor of ['client', 'admin'] as const)
      test('confirmed', `that ${actor} cancels is nobody’s until somebody writes`, async (stay, request) => {
        await say('client', request);
        await step(actor, 'cancel_stay', stay, { reason: '' });
        assert.equal(await turn(request), 'closed');
        assert.deepEqual(await states(request), [
          'guest open',
          actor === 'client' ? 'guest closed' : 'house closed',
        ]);
        await say('client', request);
        assert.equal(await turn(request), 'open house');
      });

    test(
      'confirmed',
      'that is moved as the guest wished is nobody’s; a question that came after the wish waits',
      async (stay, request) => {
        const nights = { check_in: day(20), check_out: day(27) };
        const wish = async () => {
          const { quote_hash } = await call<Quote>('client', 'quote_move', {
            reservation_id: stay,
            ...nights,
          });
          const asked = { ...nights, message: '', quote_hash, request_key: newKey() };
          await step('client', 'ask_move', stay, asked);
        };
        await wish();
        assert.equal(await turn(request), 'open house');
        await moveStay(stay, nights.check_in, nights.check_out);
        assert.equal(await turn(request), 'closed');
        await wish();
        await say('client', request);
        await moveStay(stay, nights.check_in, day(28));
        assert.equal(await turn(request), 'open house');
      },
    );
  });
}
