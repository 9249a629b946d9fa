import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { type Actor, idOf } from '../support/people';
import { columnOf, query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { call, callRows, day, guestId, newKey, type Quote, refusedWith, type Stay, STAY } from './support';

const ADDED = { name: '  Casa Ñandú  del Mar ', sleeps: 8, nightly_cents: 90_000 };
const NEW = 'casa-nandu-del-mar';
const AT = { ...STAY, property_id: NEW };

/** A fifth house: staff work with it from the moment it is added, visitors once it is open. */
export function newHouseInSql(): void {
  const add = (change: object = {}) => call<string>('admin', 'add_property', { ...ADDED, ...change });
  const open = (opened: boolean) => call('admin', 'open_property', { property_id: NEW, opened });
  const book = async () => {
    const { quote_hash } = await call<Quote>('management', 'staff_quote', AT);
    const guest = { name: 'Ana Ruiz', email: 'ana@guests.test', phone: '', confirmed: true, locale: 'es' };
    const key = { quote_hash, request_key: newKey() };
    return call<Stay>('management', 'create_stay', { ...AT, ...guest, ...key });
  };
  const asVisitor = (actor: Actor) => refusedWith(() => call(actor, 'quote_stay', AT));

  describe('a new house', () => {
    test('is added by an admin, once, with an id of its name', async () => {
      assert.equal(await add(), NEW);
      assert.equal(await refusedWith(() => add({ name: 'Casa Nandu del mar' })), 'house_exists');
      const bad = [{ name: '¡!' }, { name: '海' }, { sleeps: 0 }, { nightly_cents: 0 }, { min_nights: 31 }];
      for (const change of bad)
        assert.equal(
          await refusedWith(() => add({ name: 'Luz', ...change })),
          'bad_house',
          JSON.stringify(change),
        );
    });

    test('is closed to visitors until an admin opens it, and can be closed again', async () => {
      await add();
      const listed = async () =>
        (
          await callRows<{ property_id: string }>('anon', 'available_properties', {
            check_in: STAY.check_in,
            check_out: STAY.check_out,
            guests: 2,
          })
        ).some(({ property_id }) => property_id === NEW);
      for (const actor of ['anon', 'client', 'owner'] as const) {
        assert.equal(await asVisitor(actor), 'unknown_property', actor);
        const nights = () => call(actor, 'availability', { property_id: NEW });
        assert.equal(await refusedWith(nights), 'unknown_property', actor);
      }
      assert.equal(await listed(), false);
      await open(true);
      assert.equal(await listed(), true);
      assert.equal(await asVisitor('client'), undefined);
      await open(false);
      assert.equal(await asVisitor('client'), 'unknown_property');
      const changes = await columnOf(
        `select new ->> 'active' as active from private.setting_changes where subject = 'house' order by id`,
      );
      assert.deepEqual(changes, ['false', 'true', 'false']);
    });

    test('has rates, rules, guide, owner and a stay by staff at once, each by its name', async () => {
      await add();
      const draft = JSON.stringify({ base: { nightly_cents: 95_000, min_nights: 4 }, seasons: [] });
      const { version } = await call<{ version: number }>('admin', 'house_rates', {
        property_id: NEW,
      });
      await call('management', 'set_rates', { property_id: NEW, draft, expected_version: version });
      await call('admin', 'house_charges', { property_id: NEW });
      await call('admin', 'house_guide_setting', { property_id: NEW });
      await call('admin', 'make_calendar_link', { property_id: NEW, channel: 'Vrbo' });
      await call('admin', 'link_house', {
        property_id: NEW,
        user_id: idOf('owner'),
        from_day: '2026-01-01',
        expected_version: 0,
      });
      const block = { property_id: NEW, from_day: day(20), to_day: day(22), note: 'Mine' };
      await call('owner', 'block_nights', block);
      const owned = await call<{ houses: { id: string; name: string; active: boolean }[] }>(
        'admin',
        'house_owners',
      );
      const house = owned.houses.find(({ id }) => id === NEW);
      assert.deepEqual([house?.name, house?.active], ['Casa Ñandú del Mar', false]);

      const { id, total_cents } = await book();
      assert.equal(total_cents, 7 * 95_000);
      const list = await call<{ arrivals: { property: string }[]; tasks: { property: string }[] }>(
        'management',
        'day_list',
        { on_day: STAY.check_in },
      );
      assert.deepEqual(
        list.arrivals.map(({ property }) => property),
        ['Casa Ñandú del Mar'],
      );
      // Her guest looks for other nights in a house that no visitor sees.
      await query('update public.reservations set guest_id = $1 where id = $2', [guestId, id]);
      const nights = await callRows<{ free: boolean }>('client', 'move_nights', {
        reservation_id: id,
        from_day: day(0),
        to_day: day(8),
      });
      assert.equal(nights.filter(({ free }) => free).length, 8);
      const moved = { reservation_id: id, check_in: day(1), check_out: day(8) };
      assert.equal((await call<Quote>('client', 'quote_move', moved)).nights, 7);
    });
  });
}
