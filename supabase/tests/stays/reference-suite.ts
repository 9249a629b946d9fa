import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { houseNames, houses, minimumNights, stayPolicy } from '../../../shared/src/houses';
import { usualHours } from '../../../shared/src/office-hours';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../../shared/src/booking/stay-days';
import { asPostgresError } from '../../../tools/backend/database-errors';
import { columnOf, query, refusal, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';

/** The rows that come with the migrations say what the site says. */
export function referenceInSql(): void {
  describe('reference rows', () => {
    it('have the houses, names, pets, prices, times and deposit of the site, and no season below them', async () => {
      const rows = await query(
        `select id, name, sleeps, max_pets, nightly_cents, deposit_percent, hold_hours,
           to_char(check_in_time, 'HH24:MI') as check_in, to_char(check_out_time, 'HH24:MI') as check_out,
           (select min(r.nightly_cents) from public.rates r where r.property_id = p.id) as least
         from public.properties p order by number`,
      );
      // The first four come with the migrations. A house that an admin adds has no row before.
      const seeded = Object.entries(houses).filter(
        ([id], place) => place < 4 || rows.some((row) => row['id'] === id),
      );
      const expected = seeded.map(([id, { sleeps, maxPets, priceFrom, checkIn, checkOut }]) => ({
        id,
        name: Object.entries(houseNames).find(([named]) => named === id)?.[1],
        sleeps,
        max_pets: maxPets,
        nightly_cents: priceFrom * 100,
        deposit_percent: stayPolicy.depositPercent,
        hold_hours: stayPolicy.holdHours,
        check_in: checkIn,
        check_out: checkOut,
        least: priceFrom * 100,
      }));
      assert.deepEqual(
        rows.map((row) => ({ ...row })),
        expected,
        'A house of the migrations must be in the content, with the same figures. A further house needs no row: an admin adds it.',
      );
    });

    it('have the conditions of payment and cancellation that the terms state', async () => {
      const [row] = await query('select private.stay_policy() as policy');
      assert.deepEqual(row?.['policy'], {
        balance_days: stayPolicy.balanceDays,
        deposit_days: stayPolicy.depositDays,
        lapse_days: stayPolicy.lapseDays,
        cancellation: [
          { days_before: stayPolicy.balanceDays + 1, refund_share: 1 - stayPolicy.bankFeePercent / 100 },
          { days_before: stayPolicy.halfRefundDays + 1, refund_share: 0.5 },
          { days_before: 0, refund_share: 0 },
        ],
      });
    });

    it('have the last arrival and the longest stay of the calendar', async () => {
      const judge = (ahead: number, nights: number) =>
        valueOf(`select private.judge_stay('villa-paradise', d, d + ${nights}, 2) as word
           from (select private.house_today() + ${ahead} as d) as arrival`);
      // On the last day itself another rule may speak, such as the days of arrival.
      assert.notEqual(await judge(MAX_DAYS_AHEAD, MAX_NIGHTS), 'too_far');
      assert.equal(await judge(MAX_DAYS_AHEAD + 1, MAX_NIGHTS), 'too_far');
      assert.notEqual(await judge(1, MAX_NIGHTS), 'too_many_nights');
      assert.equal(await judge(1, MAX_NIGHTS + 1), 'too_many_nights');
    });

    it('have the minimum stays that the pages of the houses name', async () => {
      const usual = await columnOf('select distinct min_nights from public.properties');
      assert.deepEqual(usual, [minimumNights.usual]);
      const seasons = await query(
        "select distinct name = 'low_season' as low, min_nights from public.rates order by low desc",
      );
      assert.deepEqual(
        seasons.map((row) => row['min_nights']),
        [minimumNights.low, minimumNights.holidays],
      );
    });

    test('come without a demo: its scripts refuse any database but the embedded one', async () => {
      const folder = new URL('../../', import.meta.url);
      const seeds = readdirSync(folder).filter((file) => /^seed.*[.]sql$/.test(file));
      assert.ok(seeds.length >= 6, 'the scripts were read');
      for (const file of seeds) {
        const seed = readFileSync(new URL(file, folder), 'utf8');
        const error = asPostgresError(await refusal(() => script(seed)));
        assert.match(error?.message ?? '', /for the embedded backend only/, file);
      }
    });

    it('have the office hours of the contact page', async () => {
      const rows = await query(
        "select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes from public.office_hours order by weekday",
      );
      assert.deepEqual(rows, usualHours);
    });
  });
}
