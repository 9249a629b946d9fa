import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { call, refusedWith } from '../stays/support';
import { type Actor, idOf } from '../support/people';
import { actAs } from '../support/schema';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';

type Office = Answer<'office'>;

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));

/** Office hours and days off, as staff change them. */
export function officeInSql(): void {
  const read = () => call<Office>('management', 'office');
  const set = async (hours: unknown, closures: unknown = [], actor: Actor = 'admin') => {
    await call(actor, 'set_office', {
      hours: JSON.stringify(hours),
      closures: JSON.stringify(closures),
      expected_version: 0,
    });
    return read();
  };
  const wordOf = (hours: unknown, closures: unknown = []) => refusedWith(() => set(hours, closures));

  describe('the office', () => {
    test('tells visitors its days off in the next 60 days, and no reason', async () => {
      const { today } = await read();
      const later = (days: number) =>
        new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
      const off = [today, later(60), later(61)].map((day) => ({ day, reason: 'Secret' }));
      await set(WEEK, off);
      await actAs('anon');
      const [row] = await query('select to_jsonb(public.office_closed_days()) as days');
      assert.deepEqual(row?.['days'], [today, later(60)]);
    });

    test('is read as the migrations left it, and changed as a whole, on record', async () => {
      const before = await read();
      assert.deepEqual([before.version, before.changed_by, before.hours.length], [0, null, 7]);
      assert.deepEqual(before.hours[6], { weekday: 7, opens: '09:00', closes: '18:00' });

      const hours = [
        { weekday: 1, opens: '15:00', closes: '24:00' },
        { weekday: 1, opens: '09:00', closes: '13:00' },
        { weekday: 1, opens: '13:00', closes: '14:30' },
      ];
      const off = { day: before.today, reason: ' Holiday ' };
      const after = await set(hours, [off], 'management');
      assert.deepEqual(
        after.hours.map(({ opens, closes }) => `${opens}-${closes}`),
        ['09:00-13:00', '13:00-14:30', '15:00-24:00'],
      );
      assert.deepEqual(after.closures, [{ day: before.today, reason: 'Holiday' }]);
      const log = await query(
        `select id as version, changed_by, old, new from private.setting_changes where subject = 'office'`,
      );
      assert.deepEqual(log, [
        {
          version: after.version,
          changed_by: idOf('management'),
          old: { hours: before.hours, closures: [] },
          new: { hours: after.hours, closures: after.closures },
        },
      ]);
    });

    test('refuses hours that end before they begin, overlap, or are no hours', async () => {
      const monday = (opens: unknown, closes: unknown) => ({ weekday: 1, opens, closes });
      for (const hours of [
        [monday('10:00', '10:00')],
        [monday('18:00', '09:00')],
        [monday('09:00', '13:00'), monday('12:59', '14:00')],
        [monday('09:00', '13:00'), monday('09:00', '13:00')],
        [monday('24:00', '24:00')],
        [monday('9:00', '13:00')],
        [monday('09:00', null)],
        [{ weekday: 8, opens: '09:00', closes: '10:00' }],
        ['soon'],
        [null],
        { weekday: 1 },
        null,
        Array.from({ length: 7 }, (_, hour) => monday(`0${hour}:00`, `0${hour}:30`)),
      ]) {
        assert.equal(await wordOf(hours), 'bad_hours', JSON.stringify(hours));
      }
    });

    test('refuses days off that are past, twice there, no days, or without a reason', async () => {
      const { today } = await read();
      const off = (day: unknown, reason: unknown = 'Holiday') => ({ day, reason });
      assert.equal(await wordOf(WEEK, [off('2020-01-01')]), 'closed_past');
      for (const closures of [
        [off(today), off(today)],
        [off(`${Number(today.slice(0, 4)) + 1}-02-31`)],
        [off('9999-01-01')],
        [off('tomorrow')],
        [off(today, '  ')],
        [off(today, 'x'.repeat(201))],
        [off(null)],
        [7],
        null,
      ]) {
        assert.equal(await wordOf(WEEK, closures), 'bad_closure', JSON.stringify(closures));
      }
    });

    test('keeps days off that are past, for what was promised before them', async () => {
      await query(`insert into public.office_closures values ('2020-01-01', 'Then')`);
      const { closures } = await set(WEEK);
      assert.deepEqual(closures, []);
      const rows = await query('select reason from public.office_closures');
      assert.deepEqual(rows, [{ reason: 'Then' }]);
    });

    test('previews the clock with hours that are not saved, and saves nothing', async () => {
      const preview = (hours: unknown, closures: unknown = []) =>
        call<string | Date | null>('admin', 'preview_office', {
          hours: JSON.stringify(hours),
          closures: JSON.stringify(closures),
        });
      const before = await read();
      const [now] = await query(`select (now() + interval '2 hours')::text as due`);
      assert.equal(new Date((await preview(WEEK)) ?? 0).getTime(), new Date(String(now?.['due'])).getTime());
      assert.equal(await preview([]), null);
      assert.equal(await refusedWith(() => preview([{ weekday: 1, opens: '2', closes: '1' }])), 'bad_hours');
      assert.deepEqual(await read(), before);
    });
  });
}
