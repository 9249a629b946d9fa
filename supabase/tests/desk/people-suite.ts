import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { call, callRows, refusedWith } from '../stays/support';
import { type Actor, emailOf, idOf, type Person } from '../support/people';
import { as } from '../support/schema';
import { columnOf, query } from '../support/sql-session';
import { test } from '../support/tests-on';

type Account = Answer<'people'>;

/** Who is staff, as admins decide it. */
export function peopleInSql(): void {
  const people = (args: Record<string, unknown> = {}) => callRows<Account>('admin', 'people', args);
  const find = async (person: Person) =>
    (await people({ words: emailOf(person) })).find(({ id }) => id === idOf(person));
  const set = (person: Person, role: string, granted: boolean, by: Actor = 'admin') =>
    call(by, 'set_staff', { user_id: idOf(person), role, granted });
  const isStaff = async (actor: Actor) => {
    const [row] = await as(actor, () => query('select private.is_staff() as staff'));
    return row?.['staff'];
  };

  describe('people', () => {
    test('are admins and management without words, and found by name and address, without accents', async () => {
      await query(`update public.profiles set first_name = 'José', last_name = 'Núñez' where user_id = $1`, [
        idOf('client'),
      ]);
      assert.deepEqual(
        (await people()).map(({ email }) => email),
        [emailOf('admin'), emailOf('management')],
      );
      const [found, ...more] = await people({ words: 'nunez JOSE' });
      assert.deepEqual(
        [found?.id, found?.name, found?.roles, more],
        [idOf('client'), 'José Núñez', ['client'], []],
      );
      assert.equal((await people({ words: emailOf('owner') })).length, 1);
      assert.deepEqual(await people({ words: '%' }), await people());
      assert.deepEqual(await people({ words: 'nobody at all' }), []);
    });

    test('who own a house are linked to it from a day on, once its former owner’s time is over', async () => {
      const link = (person: Person, from_day = '2027-05-01', expected_version = 0) =>
        call('admin', 'link_house', {
          property_id: 'lagoon-villa-serenity',
          user_id: idOf(person),
          from_day,
          expected_version,
        });
      await query(`insert into public.user_roles (user_id, role) values ($1, 'owner')`, [idOf('newcomer')]);
      const waits = async () => (await people()).some(({ id }) => id === idOf('newcomer'));
      assert.equal(await waits(), true);
      assert.equal(await refusedWith(() => link('client')), 'unknown_account');
      assert.equal(await refusedWith(() => link('newcomer', 'infinity')), 'bad_dates');
      await link('owner', '2020-01-01');
      assert.equal(await refusedWith(() => link('newcomer')), 'stale');
      const house = async () =>
        (await call<Answer<'house_owners'>>('admin', 'house_owners', {})).houses.find(
          ({ id }) => id === 'lagoon-villa-serenity',
        );
      const version = async () => (await house())?.version;
      assert.equal(
        await refusedWith(async () => link('newcomer', '2027-05-01', await version())),
        'owner_shared',
      );
      const end = async (person: Person, to_day: string) =>
        call('admin', 'end_house', {
          property_id: 'lagoon-villa-serenity',
          user_id: idOf(person),
          to_day,
          expected_version: await version(),
        });
      assert.equal(await refusedWith(() => end('newcomer', '2027-05-01')), 'unknown_account');
      assert.equal(await refusedWith(() => end('owner', '2019-12-31')), 'bad_dates');
      await end('owner', '2027-05-01');
      await link('newcomer', '2027-05-01', await version());
      assert.equal(await refusedWith(() => end('owner', '2027-06-01')), 'owner_shared');
      assert.deepEqual(
        (await house())?.history.map(({ old, new: now }) => [old?.to_day, now?.owner_id, now?.to_day]),
        [
          [undefined, idOf('newcomer'), null],
          [null, idOf('owner'), '2027-05-01'],
          [undefined, idOf('owner'), null],
        ],
      );
      assert.deepEqual((await find('newcomer'))?.houses, ['Lagoon Villa Serenity']);
      assert.equal(await waits(), false);
      const rows = await query(
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

    test('come in pages, each after the last of the one before', async () => {
      const all = await people({ words: 'people test' });
      assert.equal(all.length, 6);
      const pages: Account[] = [];
      for (let after: string | undefined; pages.length < 6; after = pages.at(-1)?.id) {
        const page = await people({ words: 'people test', after: after ?? null, most: 2 });
        assert.equal(page.length, 2);
        pages.push(...page);
      }
      assert.deepEqual(pages, all);
      assert.deepEqual(await people({ words: 'people test', after: all[5]?.id }), []);
    });

    test('are made staff and taken back, at once and on record', async () => {
      assert.equal(await isStaff('client'), false);
      await set('client', 'management', true);
      const made = await find('client');
      assert.deepEqual(
        [made?.roles.sort(), made?.approved, made?.changed_by],
        [['client', 'management'], true, 'Marisma'],
      );
      assert.equal(await isStaff('client'), true);
      await set('client', 'management', false);
      const back = await find('client');
      assert.deepEqual([back?.roles, back?.approved], [['client'], false]);
      assert.equal(await isStaff('client'), false);
      await set('client', 'admin', true);
      assert.equal(await isStaff('client'), true);
      const log = await columnOf(
        `select concat_ws(' ', old_role, '>', new_role, approved) as change from public.role_changes
         where user_id = $1 and changed_by = $2 order by 1`,
        [idOf('client'), idOf('admin')],
      );
      assert.deepEqual(log, [
        '> admin',
        '> management',
        'management >',
        'management > management f',
        'management > management t',
      ]);
    });

    test('who chose management themselves are approved, and guests again when it is taken back', async () => {
      await query('delete from private.staff_approvals');
      assert.equal((await find('management'))?.approved, false);
      assert.equal(await isStaff('management'), false);
      const waiting = async () =>
        (await callRows<{ id: string }>('admin', 'people', { waiting: true })).map(({ id }) => id);
      const waited = await waiting();
      assert.deepEqual([waited.includes(idOf('management')), waited.includes(idOf('admin'))], [true, false]);
      await set('management', 'management', true);
      assert.equal((await find('management'))?.approved, true);
      assert.equal(await isStaff('management'), true);
      assert.deepEqual(
        await waiting(),
        waited.filter((id) => id !== idOf('management')),
      );
      await set('management', 'management', false);
      assert.deepEqual((await find('management'))?.roles, ['client']);
    });

    test('never change themselves, and are no staff by another role', async () => {
      assert.equal(await refusedWith(() => set('admin', 'admin', false)), 'own_role');
      assert.equal(await refusedWith(() => set('admin', 'management', true)), 'own_role');
      assert.equal(await refusedWith(() => set('client', 'owner', true)), 'bad_role');
      const nobody = { user_id: '00000000-0000-4000-9000-000000000099', role: 'admin', granted: true };
      assert.equal(await refusedWith(() => call('admin', 'set_staff', nobody)), 'unknown_account');
    });

    test('who were admins a moment ago can make nobody staff', async () => {
      await set('client', 'admin', true);
      await set('admin', 'admin', false, 'client');
      assert.equal(await refusedWith(() => set('client', 'admin', false)), 'not_allowed');
      assert.equal(await refusedWith(() => people()), 'not_allowed');
    });
  });
}
