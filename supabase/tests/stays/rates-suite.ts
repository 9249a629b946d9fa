import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Offer, Season } from '../../../shared/src/data/shapes/prices';
import type { Answer } from '../../../shared/src/data/database';
import { asPostgresError } from '../../../tools/backend/database-errors';
import type { Actor } from '../support/people';
import { query, refusal } from '../support/sql-session';
import { test } from '../support/tests-on';
import { ask, call, callAna, callRows, day, type Quote, refusedWith, STAY } from './support';

type Rates = Answer<'house_rates'>;

const { property_id } = STAY;
/** A season over the stay of the tests, from a Wednesday in February. */
const season = (change: Partial<Season> = {}): Omit<Season, 'id'> => ({
  name: 'high_season',
  from_day: day(0),
  to_day: day(14),
  nightly_cents: 200_000,
  min_nights: 5,
  arrival_days: [3, 6],
  names: null,
  ...change,
});

/** The prices of a house and its seasons, as staff change them. */
export function ratesInSql(): void {
  const read = (actor: Actor = 'admin', house = property_id) =>
    call<Rates>(actor, 'house_rates', { property_id: house });
  const set = async (draft: unknown, expected_version: number, actor: Actor = 'admin') => {
    await call(actor, 'set_rates', { property_id, draft: JSON.stringify(draft), expected_version });
    return read();
  };
  const preview = (draft: unknown, change: object = {}) =>
    call<{ before: Offer; after: Offer }>('management', 'preview_quote', {
      ...STAY,
      ...change,
      draft: JSON.stringify(draft),
    });
  const quote = () => call<Quote>('client', 'quote_stay', STAY);

  describe('the rates of a house', () => {
    test('change as a whole, quote at once, and stay on record with who and what', async () => {
      await callAna('management');
      const before = await read();
      assert.equal(before.version, 0);
      const after = await set(
        {
          base: { nightly_cents: 160_000, min_nights: 4 },
          seasons: [season({ arrival_days: [6, 3, 3] }), ...before.seasons],
        },
        0,
        'management',
      );
      assert.ok(after.version > 0);
      const { id, ...kept } = after.seasons.find(({ name }) => name === 'high_season') ?? {
        id: null,
        ...season(),
      };
      assert.ok(id);
      assert.deepEqual(kept, season());
      assert.deepEqual(
        after.seasons.filter(({ name }) => name !== 'high_season'),
        before.seasons,
      );
      assert.deepEqual(
        after.history.map((change) => [change.by, change.old?.name, change.new?.name]),
        [
          ['Ana', undefined, 'high_season'],
          ['Ana', 'base', 'base'],
        ],
      );
      assert.equal((await quote()).total_cents, 7 * 200_000);
    });

    test('end, change and trade places without a night of two prices', async () => {
      const base = { nightly_cents: 150_000, min_nights: 3 };
      const first = await set(
        {
          base,
          seasons: [
            season({ from_day: day(0), to_day: day(7) }),
            season({ name: 'easter', from_day: day(7), to_day: day(14) }),
          ],
        },
        0,
      );
      const [one, two] = first.seasons as [Season, Season];
      assert.equal(first.seasons.length, 2);
      const swapped = await set(
        {
          base,
          seasons: [
            { ...one, from_day: two.from_day, to_day: two.to_day },
            { ...two, from_day: one.from_day, to_day: one.to_day },
          ],
        },
        first.version,
      );
      assert.deepEqual(
        swapped.seasons.map(({ name, id }) => [name, id]),
        [
          ['easter', two.id],
          ['high_season', one.id],
        ],
      );
      const none = await set({ base, seasons: [] }, swapped.version);
      assert.deepEqual(none.seasons, []);
      assert.deepEqual(
        none.history.slice(0, 2).map((change) => change.new),
        [null, null],
      );
    });

    test('keep what the past nights of a season cost when it ends', async () => {
      const { today, ...before } = await read();
      await query('delete from public.rates where property_id = $1', [property_id]);
      await query(
        `insert into public.rates (property_id, nights, name, nightly_cents, min_nights)
         values ($1, daterange($2::date - 10, $2::date + 10), 'low_season', 900, 2)`,
        [property_id, today],
      );
      await set({ base: before.base, seasons: [] }, (await read()).version);
      const rows = await query(
        'select upper(nights)::text as "to" from public.rates where property_id = $1',
        [property_id],
      );
      assert.deepEqual(rows, [{ to: today }]);
    });

    test('refuse overlaps, and seasons and prices that are none', async () => {
      const { base } = await read();
      const wordOf = (draft: unknown) => refusedWith(() => set(draft, 0));
      assert.equal(
        await wordOf({ base, seasons: [season(), season({ from_day: day(13), to_day: day(20) })] }),
        'season_overlap',
      );
      for (const draft of [
        null,
        {},
        { base },
        { base: { ...base, nightly_cents: 0 }, seasons: [] },
        { base: { ...base, nightly_cents: 10_000_000 }, seasons: [] },
        { base: { ...base, min_nights: 31 }, seasons: [] },
        { base, seasons: [null] },
        ...[
          { name: 'base' },
          { name: 'High season!' },
          { from_day: day(14) },
          { from_day: '2020-01-01', to_day: '2020-02-01' },
          { to_day: '9999-01-01' },
          { from_day: '2027-02-31', to_day: '2027-03-02' },
          { from_day: 'soon' },
          { nightly_cents: -1 },
          { nightly_cents: 1.5 },
          { min_nights: 0 },
          { arrival_days: [] },
          { arrival_days: [8] },
          { names: { en: ' ', es: 'Semana' } as Season['names'] },
          { names: { en: 'Week' } as Season['names'] },
          { id: '00000000-0000-4000-9000-000000000001' },
        ].map((change) => ({ base, seasons: [season(change)] })),
      ])
        assert.equal(await wordOf(draft), 'bad_rates', JSON.stringify(draft));
    });

    test('refuse the later of two changes, and say who was first', async () => {
      await callAna('admin');
      const { base } = await read();
      await set({ base, seasons: [season()] }, 0);
      const error = asPostgresError(await refusal(() => set({ base, seasons: [] }, 0, 'management')));
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'stale']);
      assert.match(String(error?.hint), /^Ana changed it at \d{4}-/);
    });

    test('name a season as staff call it, in the quote and in what was agreed when a stay moves', async () => {
      const names = { en: 'Surf week', es: 'Semana del surf' };
      const { base } = await read();
      await set({ base, seasons: [season({ names, to_day: day(4) }), season({ from_day: day(4) })] }, 0);
      const lines = [
        { kind: 'night', rule: 'high_season', names, nights: 4, unit_cents: 200_000, amount_cents: 800_000 },
        { kind: 'night', rule: 'high_season', nights: 3, unit_cents: 200_000, amount_cents: 600_000 },
      ];
      assert.deepEqual((await quote()).lines, lines);
      const { id } = await ask('client', { check_out: day(5) });
      await set({ base, seasons: [] }, (await read()).version);
      const moved = await call<Quote>('admin', 'staff_quote', {
        ...STAY,
        check_out: day(5),
        check_in: day(1),
        reservation_id: id,
      });
      assert.deepEqual(
        moved.lines.map((line) => [line.rule, (line as { names?: object }).names]),
        [['high_season', names]],
      );
    });

    test('are copied to other houses, dearer, as the preview said, and each house notes its own', async () => {
      const targets = ['ocean-villa-infinity', 'lagoon-apt-harmony'];
      const { today } = await read();
      const names = { en: 'Surf week', es: 'Semana del surf' };
      const begun = day(-400);
      await query('delete from public.rates where lower(nights) < $1', [day(40)]);
      await query(
        `insert into public.rates (property_id, nights, name, nightly_cents, min_nights, arrival_days)
         values ($1, daterange($2, $3), 'low_season', 100000, 2, '{1}'), ($4, daterange($2, $5), 'easter', 7, 2, '{1}')`,
        [property_id, begun, day(0), targets[0], day(3)],
      );
      const before = await read();
      await set({ base: before.base, seasons: [...before.seasons, season({ names })] }, before.version);
      const others = () => Promise.all(targets.map((house) => read('admin', house)));
      const stood = await others();
      const copy = (change: object = {}, actor: Actor = 'management') =>
        callRows<{ house: string; version: number; changes: Rates['history'] }>(actor, 'copy_rates', {
          ...{ property_id, targets, percent: 10 },
          ...change,
        });
      const said = await copy();
      assert.deepEqual(await others(), stood);
      const source = await read();
      const versions = { [property_id]: source.version };
      for (const { house, version } of said) versions[house] = version;
      assert.deepEqual(
        said.map(({ version }) => version),
        stood.map(({ version }) => version),
      );

      await copy({ versions });
      const after = await others();
      for (const [at, house] of after.entries()) {
        assert.deepEqual(
          house.seasons.map(({ id: _, ...one }) => one),
          source.seasons.map(({ id: _, ...one }) => ({
            ...one,
            from_day: one.from_day < today ? today : one.from_day,
            nightly_cents: Math.round(one.nightly_cents * 1.1),
          })),
        );
        assert.equal(house.base.min_nights, source.base.min_nights);
        const noted = house.history.filter(({ id }) => id > (stood[at]?.version ?? 0)).reverse();
        const without = (side: object | null) => side && { ...side, id: null };
        assert.deepEqual(
          noted.map((change) => [without(change.old), without(change.new)]),
          said[at]?.changes.map((change) => [without(change.old), without(change.new)]),
        );
      }
      // What began before keeps the price of its past nights.
      const past = await query(
        `select upper(nights)::text as "to", nightly_cents from public.rates where property_id = $1 and name = 'easter' and lower(nights) = $2`,
        [targets[0], begun],
      );
      assert.deepEqual(past, [{ to: today, nightly_cents: 7 }]);

      // The versions are old now: nothing is copied to any house, not even to one that nobody has changed.
      assert.equal(await refusedWith(() => copy({ versions, percent: 20 })), 'stale');
      assert.deepEqual(await others(), after);
      // The same again changes nothing.
      assert.deepEqual(
        (await copy()).map(({ changes }) => changes),
        [[], []],
      );
      for (const [word, change] of [
        ['unknown_property', { targets: [property_id] }],
        ['unknown_property', { targets: ['castle'] }],
        ['unknown_property', { targets: [null] }],
        ['unknown_property', { targets: null }],
        ['bad_rates', { percent: -100 }],
        ['bad_rates', { percent: 2_147_483_647 }],
        ['bad_rates', { percent: null }],
      ] as const) {
        assert.equal(await refusedWith(() => copy(change)), word);
      }
    });

    test('are previewed by the quote itself, and nothing changes', async () => {
      const saved = await read();
      const expected = await quote();
      const draft = { base: saved.base, seasons: [season({ arrival_days: [1] })] };
      const { before, after } = await preview(draft);
      assert.deepEqual(before.quote, expected);
      assert.deepEqual([before.code, after.code], [null, 'arrival_day']);
      assert.deepEqual(after.quote.lines, [
        { kind: 'night', rule: 'high_season', nights: 7, unit_cents: 200_000, amount_cents: 1_400_000 },
      ]);
      assert.deepEqual([before.min_nights, after.min_nights, after.arrival_days], [3, 5, [1]]);
      assert.deepEqual(await read(), saved);
      assert.equal(await refusedWith(() => preview({})), 'bad_rates');
      const past = () => preview(draft, { check_in: '2020-01-01', check_out: '2020-01-05' });
      assert.equal(await refusedWith(past), 'past');
      // Prices can be compared where the nights are taken.
      await ask('client');
      assert.equal((await preview(draft)).after.code, 'taken');
    });
  });
}
