import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer, Tables } from '../../../shared/src/data/database';
import { call, newKey, refusedWith } from '../stays/support';
import { type Actor, emailOf, idOf, OWNED } from '../support/people';
import { actAs } from '../support/schema';
import { refusal, type SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { monthsAgo, THIS, TODAY } from './months';

type Entry = Tables<'maintenance'>;

/** What is done to a house, and how its cost becomes an expense of its owner. */
export function maintenanceInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  const pump = () => ({
    property_id: OWNED,
    on_day: TODAY,
    what: ' Pool pump replaced ',
    cost_cents: 38_500,
    request_key: newKey(),
  });
  const add = (session: SqlSession, change: object = {}) =>
    call(session, 'management', 'add_maintenance', { ...pump(), ...change });
  const log = async (session: SqlSession, actor: Actor): Promise<Entry[]> => {
    await actAs(session, actor);
    const rows = await session.query('select * from public.maintenance order by made_at');
    await session.script('reset role');
    return rows as unknown as Entry[];
  };
  const only = async (session: SqlSession): Promise<Entry> => {
    const [entry, ...more] = await log(session, 'admin');
    assert.ok(entry && more.length === 0);
    return entry;
  };
  const approve = (session: SqlSession, actor: Actor, { id }: Entry, note?: string) =>
    refusedWith(session, () =>
      call(session, actor, 'approve_maintenance', { maintenance_id: id, ...(note && { note }) }),
    );
  const expenses = async (session: SqlSession) => {
    const statement = await call<Answer<'owner_statement'>>(session, 'owner', 'owner_statement', {
      property_id: OWNED,
      month: THIS,
    });
    return statement.lines.map(({ kind, what, amount_cents }) => [kind, what, amount_cents]);
  };

  describe('the maintenance log', () => {
    test('asks the owner for a cost, which is an expense once she approves it, and only once', async (session) => {
      await session.query('select private.confirm_address($1)', [idOf('owner')]);
      const sent = { request_key: newKey() };
      await add(session, sent);
      await add(session, sent);
      const mails = await session.query(
        `select address, data from private.mail_outbox where template = 'cost_wanted'`,
      );
      const facts = { property_id: OWNED, property: 'Villa Paradise', on_day: TODAY };
      assert.deepEqual(mails, [
        {
          address: emailOf('owner'),
          data: { ...facts, what: 'Pool pump replaced', amount_cents: 38_500, name: emailOf('owner') },
        },
      ]);
      assert.deepEqual(await expenses(session), []);
      const entry = await only(session);
      assert.equal(await approve(session, 'client', entry), 'not_allowed');
      assert.equal(await approve(session, 'owner', entry), undefined);
      assert.equal(await approve(session, 'owner', entry), undefined);
      assert.equal((await only(session)).approved_by, idOf('owner'));
      assert.deepEqual(await expenses(session), [['expense', 'Pool pump replaced', -38_500]]);
    });

    test('keeps work without a cost, which nobody has to approve', async (session) => {
      await add(session, { cost_cents: null });
      assert.equal(await approve(session, 'owner', await only(session)), 'bad_expense');
      assert.deepEqual(await expenses(session), []);
      assert.deepEqual(await session.query('select from private.mail_outbox'), []);
    });

    test('says how an owner approved on the phone, and who noted it', async (session) => {
      await add(session);
      assert.equal(await approve(session, 'admin', await only(session), 'She called at noon.'), undefined);
      const { approved_by, approval_note } = await only(session);
      assert.deepEqual([approved_by, approval_note], [idOf('admin'), 'She called at noon.']);
    });

    test('is read and approved by who owned the house on that day', async (session) => {
      await session.query('update public.property_owners set during = daterange(lower(during), $1)', [TODAY]);
      await session.query(
        'insert into public.property_owners (property_id, owner_id, during) values ($1, $2, daterange($3, null))',
        [OWNED, idOf('stranger'), TODAY],
      );
      await add(session);
      assert.deepEqual(await log(session, 'owner'), []);
      assert.equal(await approve(session, 'owner', await only(session)), 'not_allowed');
      await add(session, { on_day: monthsAgo(1, 5), what: 'Roof' });
      assert.deepEqual(
        (await log(session, 'owner')).map(({ what }) => what),
        ['Roof'],
      );
    });

    test('is taken back with its expense, from either side, and loses nothing', async (session) => {
      for (const side of ['log', 'statement']) {
        await add(session, { what: side });
        const [entry] = (await log(session, 'admin')).filter(({ what }) => what === side);
        assert.ok(entry);
        assert.equal(await approve(session, 'owner', entry), undefined);
        const [approved] = (await log(session, 'admin')).filter(({ what }) => what === side);
        for (let twice = 0; twice < 2; twice += 1) {
          if (side === 'log')
            await call(session, 'admin', 'take_back_maintenance', { maintenance_id: entry.id });
          else await call(session, 'admin', 'reverse_expense', { expense_id: approved?.expense_id });
        }
        const sums = await session.query(
          'select sum(amount_cents)::integer as cents from public.owner_expenses',
        );
        assert.deepEqual(sums, [{ cents: 0 }]);
      }
      const entries = await log(session, 'owner');
      assert.deepEqual(
        entries.map(({ taken_back_by }) => taken_back_by),
        [idOf('admin'), idOf('admin')],
      );
      for (const change of [
        'update public.maintenance set taken_back_at = null, taken_back_by = null',
        'delete from public.maintenance',
        'update public.maintenance set cost_cents = 1',
      ])
        assert.ok(await refusal(session, () => session.query(change)), change);
      await add(session, { what: 'Mistake' });
      const [mistake] = (await log(session, 'admin')).filter(({ what }) => what === 'Mistake');
      assert.ok(mistake);
      await call(session, 'admin', 'take_back_maintenance', { maintenance_id: mistake.id });
      assert.equal(await approve(session, 'owner', mistake), 'stale');
    });

    test('takes nothing from others, of no house, of the future, without words, or a cost that nobody can approve', async (session) => {
      const refused = (actor: Actor, change: object) =>
        refusedWith(session, () => call(session, actor, 'add_maintenance', { ...pump(), ...change }));
      assert.equal(await refused('owner', {}), 'not_allowed');
      assert.equal(await refused('admin', { property_id: 'nowhere' }), 'unknown_property');
      assert.equal(await refused('admin', { on_day: monthsAgo(-1, 1) }), 'bad_dates');
      assert.equal(await refused('admin', { what: ' ' }), 'bad_expense');
      assert.equal(await refused('admin', { cost_cents: 0 }), 'bad_expense');
      const company = { property_id: 'lagoon-villa-serenity' };
      assert.equal(await refused('admin', company), 'no_owner');
      assert.equal(await refused('admin', { ...company, cost_cents: null }), undefined);
    });

    test('never says another amount than its expense', async (session) => {
      await add(session);
      await approve(session, 'owner', await only(session));
      await session.script('alter table public.maintenance disable trigger keep_maintenance');
      const change = () => session.query('update public.maintenance set cost_cents = 1');
      assert.ok(await refusal(session, change));
    });
  });
}
