import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { addAgreedStay, houseDay, payAll } from '../stays/agreed-stay';
import { addStay, call, refusedWith, STAY } from '../stays/support';
import { stayOf } from '../matrix/stay-rows';
import { type Actor } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';

type Guide = Answer<'house_guide'>;
type Setting = Answer<'house_guide_setting'>;

const SECRETS = { wifi_name: 'Palma', wifi_password: 'sea-breeze-7', door_code: '4711' };
const GUIDE = {
  directions_en: ' Turn left at the church. ',
  directions_es: 'A la izquierda en la iglesia.',
  map_url: 'https://maps.test/?q=house',
  emergency: '911',
  people: [{ name: 'Ana', role_en: 'House manager', role_es: 'Encargada', phone: '+52 322 000 0000' }],
};

/** The arrival guide of a house, and what opens the house. */
export function guidesInSql(): void {
  const write = (change: { guide?: unknown; secrets?: object } = {}, version = 0) =>
    call('management', 'set_house_guide', {
      property_id: STAY.property_id,
      draft: JSON.stringify({ guide: GUIDE, secrets: SECRETS, ...change }),
      expected_version: version,
    });
  const read = (reservation_id: string, actor: Actor = 'client') =>
    call<Guide>(actor, 'house_guide', { reservation_id });
  const setting = () => call<Setting>('admin', 'house_guide_setting', { property_id: STAY.property_id });

  describe('the arrival guide', () => {
    test('is read by the guest of a confirmed stay, of no other, and by staff', async () => {
      await write();
      const stay = await addAgreedStay(3, 8);
      assert.equal((await read(stay)).guide?.directions_en, 'Turn left at the church.');
      assert.equal((await read(stay, 'management')).guide?.people[0]?.name, 'Ana');
      await addStay('client', 'pending');
      assert.equal(await refusedWith(() => read(stayOf('client'))), 'not_allowed');
    });

    test('says that there is none while nobody has written it', async () => {
      const { guide, secrets, withheld } = await read(await addAgreedStay(3, 8));
      assert.deepEqual([guide, secrets, withheld], [null, null, 'unpaid']);
    });

    test('has the secrets once the price is paid, from seven days before arrival to the departure', async () => {
      await write();
      const seen = async (from: number, to: number) => {
        const stay = await addAgreedStay(from, to);
        const unpaid = await read(stay);
        await payAll(stay);
        const paid = await read(stay);
        const house = await read(stay, 'management');
        assert.deepEqual(house.secrets, paid.secrets);
        await query('delete from public.payments where reservation_id = $1', [stay]);
        await query('delete from public.reservations where id = $1', [stay]);
        assert.equal(unpaid.secrets, null);
        return [unpaid.withheld, paid.withheld, paid.secrets?.['door_code'] ?? null];
      };
      assert.deepEqual(await seen(8, 12), ['unpaid', 'early', null]);
      assert.deepEqual(await seen(7, 12), ['unpaid', null, '4711']);
      assert.deepEqual(await seen(0, 5), ['unpaid', null, '4711']);
      assert.deepEqual(await seen(-5, 0), ['unpaid', null, '4711']);
      assert.deepEqual(await seen(-5, -1), ['over', 'over', null]);
    });

    test('that is paid in part keeps its secrets and says from when they are shown', async () => {
      await write();
      const stay = await addAgreedStay(20, 27);
      await query(
        `update public.payments set received_at = now() where reservation_id = $1 and kind = 'deposit'`,
        [stay],
      );
      const { secrets, withheld, secrets_from } = await read(stay);
      assert.deepEqual([secrets, withheld, secrets_from], [null, 'unpaid', await houseDay(13)]);
    });

    test('is changed as a whole, with a version; the record names secrets without their values', async () => {
      await write();
      const first = await setting();
      assert.deepEqual(first.secrets, SECRETS);
      await write({}, first.version);
      assert.equal((await setting()).version, first.version, 'the same twice is no change');
      await write({ secrets: { ...SECRETS, door_code: '0815' } }, first.version);
      await write(
        { guide: { ...GUIDE, emergency: '065' }, secrets: { ...SECRETS, door_code: '0815' } },
        (await setting()).version,
      );
      const { history, secrets } = await setting();
      assert.equal(secrets['door_code'], '0815');
      assert.deepEqual(
        history.slice(0, 2).map(({ old, new: now }) => [old, now]),
        [
          [{ emergency: '911' }, { emergency: '065' }],
          [{}, { secrets: ['door_code'] }],
        ],
      );
      for (const value of ['4711', '0815', 'sea-breeze-7', 'Palma']) {
        assert.ok(!JSON.stringify(history).includes(value), value);
      }
    });

    test('that cannot be read is refused', async () => {
      for (const change of [
        { guide: null },
        { guide: 'x' },
        { guide: { ...GUIDE, door: 'x' } },
        { guide: { ...GUIDE, map_url: 'http://maps.test' } },
        { guide: { ...GUIDE, map_url: 'javascript:alert(1)' } },
        { guide: { ...GUIDE, directions_es: 'x'.repeat(3001) } },
        { guide: { ...GUIDE, people: undefined } },
        { guide: { ...GUIDE, people: [{ name: 'Ana' }] } },
        { guide: { ...GUIDE, people: [{ ...GUIDE.people[0], phone: 'call me' }] } },
        { guide: { ...GUIDE, people: [{ ...GUIDE.people[0], name: '' }] } },
        { secrets: { ...SECRETS, safe: '1' } },
        { secrets: { ...SECRETS, door_code: 'x'.repeat(101) } },
      ]) {
        assert.equal(await refusedWith(() => write(change)), 'bad_guide', JSON.stringify(change));
      }
    });

    test('loses the mark of an example when it is saved', async () => {
      await write();
      await query('update private.house_guides set sample = true');
      const { version, sample } = await setting();
      assert.equal(sample, true);
      await write({}, version);
      assert.equal((await setting()).sample, false);
    });
  });
}
