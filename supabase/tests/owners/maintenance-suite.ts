import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer, Tables } from '../../../shared/src/data/database';
import { call, newKey, refusedWith } from '../stays/support';
import { type Actor, emailOf, idOf, OWNED } from '../support/people';
import { as } from '../support/schema';
import { query, refusal, script } from '../support/sql-session';
import { test } from '../support/tests-on';
import { monthsAgo, THIS, TODAY } from './months';
import { sellHouse } from './owned-stay';

type Entry = Tables<'maintenance'>;

/** What is done to a house, and how its cost becomes an expense of its owner. */
export function maintenanceInSql(): void {
  const pump = () => ({
    property_id: OWNED,
    on_day: TODAY,
    what: ' Pool pump replaced ',
    cost_cents: 38_500,
    request_key: newKey(),
  });
  const add = (change: object = {}) => call('management', 'add_maintenance', { ...pump(), ...change });
  const log = async (actor: Actor): Promise<Entry[]> => {
    const rows = await as(actor, () => query('select * from public.maintenance order by made_at'));
    return rows as unknown as Entry[];
  };
  const only = async (): Promise<Entry> => {
    const [entry, ...more] = await log('admin');
    assert.ok(entry && more.length === 0);
    return entry;
  };
  const approve = (actor: Actor, { id }: Entry, note?: string) =>
    refusedWith(() => call(actor, 'approve_maintenance', { maintenance_id: id, ...(note && { note }) }));
  const expenses = async () => {
    const statement = await call<Answer<'owner_statement'>>('owner', 'owner_statement', {
      property_id: OWNED,
      month: THIS,
    });
    return statement.lines.map(({ kind, what, amount_cents }) => [kind, what, amount_cents]);
  };

  describe('the maintenance log', () => {
    test('asks the owner for a cost, which is an expense once she approves it, and only once', async () => {
      await query('select private.confirm_address($1)', [idOf('owner')]);
      const sent = { request_key: newKey() };
      await add(sent);
      await add(sent);
      const mails = await query(
        `select address, data from private.mail_outbox where template = 'cost_wanted'`,
      );
      const facts = { property_id: OWNED, property: 'Villa Paradise', on_day: TODAY };
      assert.deepEqual(mails, [
        {
          address: emailOf('owner'),
          data: { ...facts, what: 'Pool pump replaced', amount_cents: 38_500, name: emailOf('owner') },
        },
      ]);
      assert.deepEqual(await expenses(), []);
      const entry = await only();
      assert.equal(await approve('owner', entry), undefined);
      assert.equal(await approve('owner', entry), undefined);
      assert.equal((await only()).approved_by, idOf('owner'));
      assert.deepEqual(await expenses(), [['expense', 'Pool pump replaced', -38_500]]);
    });

    test('keeps work without a cost, which nobody has to approve', async () => {
      await add({ cost_cents: null });
      assert.equal(await approve('owner', await only()), 'bad_expense');
      assert.deepEqual(await expenses(), []);
      assert.deepEqual(await query('select from private.mail_outbox'), []);
    });

    test('says how an owner approved on the phone, and who noted it', async () => {
      await add();
      assert.equal(await approve('admin', await only(), 'She called at noon.'), undefined);
      const { approved_by, approval_note } = await only();
      assert.deepEqual([approved_by, approval_note], [idOf('admin'), 'She called at noon.']);
    });

    test('is read and approved by who owned the house on that day', async () => {
      await sellHouse(TODAY);
      await add();
      assert.deepEqual(await log('owner'), []);
      assert.equal(await approve('owner', await only()), 'not_allowed');
      await add({ on_day: monthsAgo(1, 5), what: 'Roof' });
      assert.deepEqual(
        (await log('owner')).map(({ what }) => what),
        ['Roof'],
      );
    });

    test('is taken back with its expense, from either side, and loses nothing', async () => {
      for (const side of ['log', 'statement']) {
        await add({ what: side });
        const [entry] = (await log('admin')).filter(({ what }) => what === side);
        assert.ok(entry);
        assert.equal(await approve('owner', entry), undefined);
        const [approved] = (await log('admin')).filter(({ what }) => what === side);
        for (let twice = 0; twice < 2; twice += 1) {
          if (side === 'log') await call('admin', 'take_back_maintenance', { maintenance_id: entry.id });
          else await call('admin', 'reverse_expense', { expense_id: approved?.expense_id });
        }
        const sums = await query('select sum(amount_cents)::integer as cents from public.owner_expenses');
        assert.deepEqual(sums, [{ cents: 0 }]);
      }
      const entries = await log('owner');
      assert.deepEqual(
        entries.map(({ taken_back_by }) => taken_back_by),
        [idOf('admin'), idOf('admin')],
      );
      await add({ what: 'Mistake' });
      const [mistake] = (await log('admin')).filter(({ what }) => what === 'Mistake');
      assert.ok(mistake);
      await call('admin', 'take_back_maintenance', { maintenance_id: mistake.id });
      assert.equal(await approve('owner', mistake), 'stale');
    });

    test('takes nothing of no house, of the future, without words, or a cost that nobody can approve', async () => {
      const refused = (change: object) => refusedWith(() => add(change));
      assert.equal(await refused({ property_id: 'nowhere' }), 'unknown_property');
      assert.equal(await refused({ on_day: monthsAgo(-1, 1) }), 'bad_dates');
      assert.equal(await refused({ what: ' ' }), 'bad_expense');
      assert.equal(await refused({ cost_cents: 0 }), 'bad_expense');
      const company = { property_id: 'lagoon-villa-serenity' };
      assert.equal(await refused(company), 'no_owner');
      assert.equal(await refused({ ...company, cost_cents: null }), undefined);
    });

    test('never says another amount than its expense', async () => {
      await add();
      await approve('owner', await only());
      await script('alter table public.maintenance disable trigger keep_maintenance');
      const change = () => query('update public.maintenance set cost_cents = 1');
      assert.ok(await refusal(change));
    });
  });
}
