import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Charge, HouseRules, Offer, Quote } from '../../../shared/src/data/shapes/prices';
import type { Answer } from '../../../shared/src/data/database';
import type { Actor } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addAgreedStay, houseDay } from './agreed-stay';
import { ask, call, callAna, day, refusedWith, STAY } from './support';

interface Draft {
  house?: HouseRules | null;
  charges: Charge[];
}
type Charges = Answer<'house_charges'>;
const centsOf = (side: Charge | HouseRules | null | undefined) =>
  (side as Partial<Charge> | null | undefined)?.amount_cents;

const { property_id } = STAY;
const HOUSE = { max_pets: 2, damage_deposit_cents: 0 };
const CLEANING: Charge = {
  id: null,
  name: 'cleaning',
  kind: 'fee',
  base: 'stay',
  basis_points: null,
  amount_cents: 24_000,
  included_guests: null,
  for_owner: false,
  from_day: null,
  to_day: null,
  sample: false,
};
const IVA: Charge = {
  ...CLEANING,
  name: 'iva',
  kind: 'tax',
  base: 'subtotal',
  basis_points: 1600,
  amount_cents: null,
};
const charge = (change: Partial<Charge>): Charge => ({ ...CLEANING, ...change });

/** The charges of a house and of all houses, as staff change them, and the account that guests transfer to. */
export function chargesInSql(): void {
  const read = (house: string | null = property_id, actor: Actor = 'admin') =>
    call<Charges>(actor, 'house_charges', { property_id: house });
  const set = async (
    draft: unknown,
    house: string | null = property_id,
    version?: number,
    actor: Actor = 'admin',
  ) => {
    const expected_version = version ?? (await read(house)).version;
    const args = { property_id: house, draft: JSON.stringify(draft), expected_version };
    await call(actor, 'set_charges', args);
    return read(house);
  };
  const draftOf = ({ house, charges }: Charges): Draft => ({
    house,
    charges: charges.filter(({ common }) => !common).map(({ common: _, ...own }) => own),
  });
  const quote = (change: object = {}) => call<Quote>('client', 'quote_stay', { ...STAY, ...change });
  const sumsOf = ({ lines }: Quote) =>
    Object.fromEntries(
      lines.filter(({ kind }) => kind !== 'night').map(({ rule, amount_cents }) => [rule, amount_cents]),
    );
  const storedDays = () =>
    query(
      `select amount_cents, lower(during)::text as "from", upper(during)::text as "to"
       from public.charges where name = 'cleaning' order by during`,
    );

  describe('the charges of a house', () => {
    test('change as a whole, quote at once, and stay on record with who and what', async () => {
      await callAna('management');
      const { total_cents: before } = await quote();
      await set({ charges: [IVA] }, null, 0, 'management');
      const house = { max_pets: 1, damage_deposit_cents: 50_000 };
      const after = await set({ house, charges: [CLEANING] }, property_id, 0, 'management');
      assert.deepEqual(after.house, house);
      assert.deepEqual(
        after.charges.map(({ name, common }) => [name, common]),
        [
          ['cleaning', false],
          ['iva', true],
        ],
      );
      assert.deepEqual(
        after.history.map(({ by, old, new: now }) => [by, centsOf(old), centsOf(now)]),
        [
          ['Ana', undefined, undefined],
          ['Ana', undefined, 24_000],
        ],
      );
      assert.deepEqual(after.history[0]?.old, HOUSE);
      const taxed = before + 24_000;
      assert.deepEqual(sumsOf(await quote()), { cleaning: 24_000, iva: taxed * 0.16 });
      assert.equal((await quote()).total_cents, taxed + taxed * 0.16);
      // What one house pays is no matter of another.
      assert.deepEqual(sumsOf(await quote({ property_id: 'lagoon-villa-serenity' })).cleaning, undefined);
      assert.equal(await refusedWith(() => quote({ pets: 2 })), 'too_many_pets');
    });

    test('that have begun and are changed or left out end today, and the new ones begin', async () => {
      await query(
        `insert into public.charges (name, kind, base, amount_cents, property_id, sample)
         values ('cleaning', 'fee', 'stay', 20000, $1, true)`,
        [property_id],
      );
      const { today, ...begun } = await read();
      const [sample] = draftOf({ today, ...begun }).charges as [Charge];
      // Confirmed, and with another end: it goes on, and is no example again.
      const { charges } = await set({
        ...draftOf({ today, ...begun }),
        charges: [{ ...sample, sample: false, to_day: day(200) }],
      });
      assert.deepEqual(charges[0], { ...sample, sample: false, to_day: day(200), common: false });
      const raised = await set({
        house: HOUSE,
        charges: [{ ...sample, amount_cents: 25_000, sample: true }],
      });
      assert.deepEqual(raised.history[0]?.new, {
        ...sample,
        amount_cents: 25_000,
        sample: false,
        from_day: today,
      });
      assert.equal(centsOf(raised.history[0]?.old), 20_000);
      assert.deepEqual(await storedDays(), [
        { amount_cents: 20_000, from: null, to: today },
        { amount_cents: 25_000, from: today, to: null },
      ]);
      // One that has not applied on any day yet is changed or goes without a trace but the record of changes.
      const none = await set({ house: HOUSE, charges: [] });
      assert.deepEqual([none.charges, none.history[0]?.new], [[], null]);
      assert.deepEqual(await storedDays(), [{ amount_cents: 20_000, from: null, to: today }]);
    });

    test('follow one another without a day of two, and those of a house take the place of common ones', async () => {
      const later = charge({ amount_cents: 30_000, from_day: day(3) });
      const { charges } = await set({
        house: HOUSE,
        charges: [charge({ to_day: day(3) }), later],
      });
      await set({ charges: [charge({ amount_cents: 100 })] }, null);
      assert.deepEqual(sumsOf(await quote()), { cleaning: 24_000 });
      assert.deepEqual(sumsOf(await quote({ check_in: day(3), check_out: day(10) })), {
        cleaning: 30_000,
      });
      assert.deepEqual(sumsOf(await quote({ property_id: 'lagoon-villa-serenity' })), {
        cleaning: 100,
      });
      const [one = CLEANING, two = CLEANING] = charges.filter(({ common }) => !common);
      const traded = await set({
        house: HOUSE,
        charges: [
          { ...one, from_day: two.from_day, to_day: null },
          { ...two, from_day: null, to_day: two.from_day },
        ],
      });
      assert.deepEqual(
        traded.charges.filter(({ common }) => !common).map(({ amount_cents }) => amount_cents),
        [30_000, 24_000],
      );
    });

    test('refuse days of two charges of one name, and what is no charge', async () => {
      const wordOf = (draft: unknown, house: string | null = property_id) =>
        refusedWith(() => set(draft, house));
      assert.equal(
        await wordOf({ house: HOUSE, charges: [CLEANING, charge({ from_day: day(3) })] }),
        'charge_overlap',
      );
      assert.equal(await wordOf({ charges: [] }, 'castle'), 'unknown_property');
      for (const draft of [
        null,
        {},
        { house: HOUSE },
        { charges: [] },
        { house: { ...HOUSE, max_pets: 10 }, charges: [] },
        { house: { ...HOUSE, damage_deposit_cents: -1 }, charges: [] },
        { house: HOUSE, charges: {} },
        { house: HOUSE, charges: [null] },
        ...[
          { name: 'Cleaning fee!' },
          { kind: 'tip' },
          { base: 'week' },
          { base: 'subtotal', amount_cents: null, basis_points: 1600 },
          { basis_points: 1600 },
          { amount_cents: null },
          { amount_cents: -1 },
          { amount_cents: 1.5 },
          { amount_cents: 10_000_000 },
          { base: 'guest_night' },
          { included_guests: 8 },
          { kind: 'tax', for_owner: true },
          { kind: 'tax', base: 'nights', amount_cents: null, basis_points: 10_001 },
          { for_owner: null },
          { from_day: 'soon' },
          { from_day: '2027-02-31' },
          { from_day: 'infinity' },
          { from_day: day(5), to_day: day(5) },
          { to_day: '2020-01-01' },
          { to_day: '9999-01-01' },
          { id: '00000000-0000-4000-9000-000000000001' },
        ].map((change) => ({ house: HOUSE, charges: [{ ...CLEANING, ...change }] })),
      ])
        assert.equal(await wordOf(draft), 'bad_charges', JSON.stringify(draft));
      const { charges } = await set({ charges: [CLEANING] }, null);
      assert.equal(await wordOf({ house: HOUSE, charges }), 'bad_charges');
      assert.equal(await wordOf({ charges: [...charges, ...charges] }, null), 'bad_charges');
    });

    test('refuse the later of two changes of one scope', async () => {
      await set({ house: HOUSE, charges: [CLEANING] }, property_id, 0);
      // What holds for all houses is another matter.
      await set({ charges: [IVA] }, null, 0, 'management');
      const later = () => set({ house: HOUSE, charges: [] }, property_id, 0, 'management');
      assert.equal(await refusedWith(later), 'stale');
    });

    test('are previewed as guests are then quoted, and nothing changes', async () => {
      const preview = (draft: unknown, change: object = {}) =>
        call<{ before: Offer; after: Offer }>('management', 'preview_charges', {
          ...STAY,
          pets: 1,
          ...change,
          draft: JSON.stringify(draft),
        });
      await set({ house: HOUSE, charges: [CLEANING] });
      const saved = await read();
      const own = {
        house: HOUSE,
        charges: [
          ...draftOf(saved).charges.map((one) => ({ ...one, amount_cents: 26_000 })),
          charge({ name: 'pet', base: 'pet', amount_cents: 15_000 }),
        ],
      };
      const { before, after } = await preview(own);
      assert.equal(before.quote.quote_hash, (await quote({ pets: 1 })).quote_hash);
      assert.deepEqual(sumsOf(after.quote), { cleaning: 26_000, pet: 15_000 });
      assert.deepEqual(await read(), saved);
      const common = await preview({ charges: [IVA] }, { common: true });
      assert.deepEqual(common.before, before);
      assert.ok('iva' in sumsOf(common.after.quote));
      assert.equal(await refusedWith(() => preview({})), 'bad_charges');
      assert.equal((await preview({ ...own, house: { ...HOUSE, max_pets: 0 } })).after.code, 'too_many_pets');
      await set(own);
      assert.equal((await quote({ pets: 1 })).quote_hash, after.quote.quote_hash);
    });

    test('leave stays that are booked as they are; one that is moved keeps those of its day', async () => {
      await query('delete from public.rates');
      await query('update public.properties set nightly_cents = 100000');
      await set({ charges: [IVA] }, null);
      await set({ house: HOUSE, charges: [CLEANING] });
      const agreed = await addAgreedStay(100, 107);
      const asked = await ask('client', { check_in: day(14), check_out: day(21) });
      const rows = () =>
        query('select id, quote, total_cents, rent_cents, version from public.reservations order by id');
      const booked = await rows();
      await set({ charges: [{ ...IVA, basis_points: 5000 }] }, null);
      await set({ house: HOUSE, charges: [charge({ amount_cents: 99_000 })] });
      assert.deepEqual(await rows(), booked);
      const confirmed = await call<{ total_cents: number }>('admin', 'confirm_stay', {
        reservation_id: asked.id,
        expected_version: 1,
      });
      assert.equal(confirmed.total_cents, asked.total_cents);
      const move = {
        reservation_id: agreed,
        check_in: await houseDay(100),
        check_out: await houseDay(108),
      };
      const moved = await call<Quote>('admin', 'quote_move', move);
      const net = 8 * 100_000 + 24_000;
      assert.deepEqual(sumsOf(moved), { cleaning: 24_000, iva: net * 0.16 });
      const { total_cents } = await call<{ total_cents: number }>('admin', 'move_stay', {
        ...move,
        quote_hash: moved.quote_hash,
        expected_version: 1,
      });
      assert.equal(total_cents, net + net * 0.16);
    });
  });

  describe('the account that guests transfer to', () => {
    interface Bank {
      version: number;
      bank: Record<string, unknown> | null;
      history: { old: object | null; new: object | null }[];
    }
    const bankOf = () => call<Bank>('admin', 'house_bank');
    const save = async (draft: unknown, expected_version: number) => {
      const args = { draft: draft && JSON.stringify(draft), expected_version };
      await call('admin', 'set_bank_account', args);
      return bankOf();
    };
    // The example of the standard.
    const CLABE = '032180000118359719';
    const BANK = {
      holder: 'Marisma',
      bank: 'Banco',
      clabe: CLABE,
      account: null,
      swift: 'EJEMMXMM',
      currency: 'USD',
    };

    test('is written down, changed and taken away, each on record', async () => {
      await query(
        `insert into public.bank_account (holder, bank, clabe, sample) values ('X', 'Y', '000000000000000000', true)`,
      );
      const { version } = await bankOf();
      const saved = await save({ ...BANK, holder: ' Marisma ', account: '' }, version);
      assert.deepEqual(saved.bank, { ...BANK, sample: false });
      assert.equal(await refusedWith(() => save(BANK, version)), 'stale');
      const gone = await save(null, saved.version);
      assert.deepEqual([gone.bank, gone.history[0]?.new], [null, null]);
      assert.equal(gone.history.length, 3);
    });

    test('has a CLABE with its check digit, or the number of an account elsewhere', async () => {
      const { version } = await bankOf();
      const wrong = [...'012345678'].map((digit) => `${CLABE.slice(0, -1)}${digit}`);
      for (const draft of [
        {},
        [],
        ...wrong.map((clabe) => ({ ...BANK, clabe })),
        ...[
          { clabe: null },
          { clabe: CLABE.slice(1) },
          { holder: ' ' },
          { bank: null },
          { swift: 'EJEM' },
          { currency: 'dollars' },
        ].map((change) => ({ ...BANK, ...change })),
      ]) {
        const word = await refusedWith(() => save(draft, version));
        assert.equal(word, 'bad_bank', JSON.stringify(draft));
      }
      const abroad = { ...BANK, clabe: null, account: '1234-5678', swift: 'BOFAUS3NMIA' };
      assert.deepEqual((await save(abroad, version)).bank, { ...abroad, sample: false });
    });
  });
}
