import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { call, callRows, refusedWith } from '../stays/support';
import { type Actor, emailOf, idOf, type Person } from '../support/people';
import { actAs } from '../support/schema';
import type { SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';

type Account = Answer<'people'>;

/** Who is staff, as admins decide it. */
export function peopleInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);
  const people = (session: SqlSession, args: Record<string, unknown> = {}) =>
    callRows<Account>(session, 'admin', 'people', args);
  const find = async (session: SqlSession, person: Person) =>
    (await people(session, { words: emailOf(person) })).find(({ id }) => id === idOf(person));
  const set = (session: SqlSession, person: Person, role: string, granted: boolean, by: Actor = 'admin') =>
    call(session, by, 'set_staff', { user_id: idOf(person), role, granted });
  const isStaff = async (session: SqlSession, actor: Actor) => {
    await actAs(session, actor);
    const [row] = await session.query('select private.is_staff() as staff');
    await session.script('reset role');
    return row?.['staff'];
  };

  describe('people', () => {
    test('are admins and management without words, and found by name and address, without accents', async (session) => {
      await session.query(
        `update public.profiles set first_name = 'José', last_name = 'Núñez' where user_id = $1`,
        [idOf('client')],
      );
      assert.deepEqual(
        (await people(session)).map(({ email }) => email),
        [emailOf('admin'), emailOf('management')],
      );
      const [found, ...more] = await people(session, { words: 'nunez JOSE' });
      assert.deepEqual(
        [found?.id, found?.name, found?.roles, more],
        [idOf('client'), 'José Núñez', ['client'], []],
      );
      assert.equal((await people(session, { words: emailOf('owner') })).length, 1);
      assert.deepEqual(await people(session, { words: '%' }), await people(session));
      assert.deepEqual(await people(session, { words: 'nobody at all' }), []);
    });

    test('who own a house are linked to it from a day on, once its former owner’s time is over', async (session) => {
      const link = (
        person: Person,
        by: Actor = 'admin',
        from_day: string | null = '2027-05-01',
        expected_version = 0,
      ) =>
        call(session, by, 'link_house', {
          property_id: 'lagoon-villa-serenity',
          user_id: idOf(person),
          from_day,
          expected_version,
        });
      await session.query(`insert into public.user_roles (user_id, role) values ($1, 'owner')`, [
        idOf('newcomer'),
      ]);
      const waits = async () => (await people(session)).some(({ id }) => id === idOf('newcomer'));
      assert.equal(await waits(), true);
      assert.equal(await refusedWith(session, () => link('newcomer', 'management')), 'not_allowed');
      assert.equal(await refusedWith(session, () => link('client')), 'unknown_account');
      assert.equal(await refusedWith(session, () => link('newcomer', 'admin', 'infinity')), 'bad_dates');
      await link('owner', 'admin', '2020-01-01');
      assert.equal(await refusedWith(session, () => link('newcomer')), 'stale');
      const house = async () =>
        (await call<Answer<'house_owners'>>(session, 'admin', 'house_owners', {})).houses.find(
          ({ id }) => id === 'lagoon-villa-serenity',
        );
      const version = async () => (await house())?.version;
      assert.equal(
        await refusedWith(session, async () => link('newcomer', 'admin', '2027-05-01', await version())),
        'owner_shared',
      );
      const end = async (person: Person, to_day: string) =>
        call(session, 'admin', 'end_house', {
          property_id: 'lagoon-villa-serenity',
          user_id: idOf(person),
          to_day,
          expected_version: await version(),
        });
      assert.equal(await refusedWith(session, () => end('newcomer', '2027-05-01')), 'unknown_account');
      assert.equal(await refusedWith(session, () => end('owner', '2019-12-31')), 'bad_dates');
      await end('owner', '2027-05-01');
      await link('newcomer', 'admin', '2027-05-01', await version());
      assert.equal(await refusedWith(session, () => end('owner', '2027-06-01')), 'owner_shared');
      assert.deepEqual(
        (await house())?.history.map(({ old, new: now }) => [old?.to_day, now?.owner_id, now?.to_day]),
        [
          [undefined, idOf('newcomer'), null],
          [null, idOf('owner'), '2027-05-01'],
          [undefined, idOf('owner'), null],
        ],
      );
      assert.deepEqual((await find(session, 'newcomer'))?.houses, ['Lagoon Villa Serenity']);
      assert.equal(await waits(), false);
      const rows = await session.query(
        `select owner_id, during::text from public.property_owners where property_id = 'lagoon-villa-serenity' order by during`,
      );
      assert.deepEqual(
        rows.map(({ owner_id, during }) => [owner_id, during]),
        [
          [idOf('owner'), '[2020-01-01,2027-05-01)'],
          [idOf('newcomer'), '[2027-05-01,)'],
        ],
      );
      await end('newcomer', '2027-05-01');
      assert.deepEqual(
        (await house())?.owners.map(({ owner_id }) => owner_id),
        [idOf('owner')],
        'what has not begun is gone',
      );
    });

    test('come in pages, each after the last of the one before', async (session) => {
      const all = await people(session, { words: 'people test' });
      assert.equal(all.length, 6);
      const pages: Account[] = [];
      for (let after: string | undefined; pages.length < 6; after = pages.at(-1)?.id) {
        const page = await people(session, { words: 'people test', after: after ?? null, most: 2 });
        assert.equal(page.length, 2);
        pages.push(...page);
      }
      assert.deepEqual(pages, all);
      assert.deepEqual(await people(session, { words: 'people test', after: all[5]?.id }), []);
    });

    test('are made staff and taken back, at once and on record', async (session) => {
      assert.equal(await isStaff(session, 'client'), false);
      await set(session, 'client', 'management', true);
      const made = await find(session, 'client');
      assert.deepEqual(
        [made?.roles.sort(), made?.approved, made?.changed_by],
        [['client', 'management'], true, 'Marisma'],
      );
      assert.equal(await isStaff(session, 'client'), true);
      await set(session, 'client', 'management', false);
      const back = await find(session, 'client');
      assert.deepEqual([back?.roles, back?.approved], [['client'], false]);
      assert.equal(await isStaff(session, 'client'), false);
      await set(session, 'client', 'admin', true);
      assert.equal(await isStaff(session, 'client'), true);
      const log = await session.query(
        `select concat_ws(' ', old_role, '>', new_role, approved) as change from public.role_changes
         where user_id = $1 and changed_by = $2 order by 1`,
        [idOf('client'), idOf('admin')],
      );
      assert.deepEqual(
        log.map(({ change }) => change),
        ['> admin', '> management', 'management >', 'management > management f', 'management > management t'],
      );
    });

    test('who chose management themselves are approved, and guests again when it is taken back', async (session) => {
      await session.query('delete from private.staff_approvals');
      assert.equal((await people(session)).find(({ id }) => id === idOf('management'))?.approved, false);
      const waiting = async () =>
        (await callRows<{ id: string }>(session, 'admin', 'people', { waiting: true })).map(({ id }) => id);
      const waited = await waiting();
      assert.deepEqual([waited.includes(idOf('management')), waited.includes(idOf('admin'))], [true, false]);
      await set(session, 'management', 'management', true);
      assert.equal((await find(session, 'management'))?.approved, true);
      assert.equal(await isStaff(session, 'management'), true);
      assert.deepEqual(
        await waiting(),
        waited.filter((id) => id !== idOf('management')),
      );
      await set(session, 'management', 'management', false);
      assert.deepEqual((await find(session, 'management'))?.roles, ['client']);
    });

    test('never change themselves, and are no staff by another role', async (session) => {
      assert.equal(await refusedWith(session, () => set(session, 'admin', 'admin', false)), 'own_role');
      assert.equal(await refusedWith(session, () => set(session, 'admin', 'management', true)), 'own_role');
      assert.equal(await refusedWith(session, () => set(session, 'client', 'owner', true)), 'bad_role');
      const nobody = { user_id: '00000000-0000-4000-9000-000000000099', role: 'admin', granted: true };
      assert.equal(
        await refusedWith(session, () => call(session, 'admin', 'set_staff', nobody)),
        'unknown_account',
      );
      assert.equal(
        await refusedWith(session, () => set(session, 'client', 'admin', true, 'management')),
        'not_allowed',
      );
    });

    test('who were admins a moment ago can make nobody staff', async (session) => {
      await set(session, 'client', 'admin', true);
      await set(session, 'admin', 'admin', false, 'client');
      assert.equal(await refusedWith(session, () => set(session, 'client', 'admin', false)), 'not_allowed');
      assert.equal(await refusedWith(session, () => people(session)), 'not_allowed');
    });
  });
}
