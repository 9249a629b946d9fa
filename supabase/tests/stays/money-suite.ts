import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { columnOf, inTransaction, query, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { sendService } from '../support/forms';
import {
  call,
  confirmedStay,
  day,
  moveStay,
  refusedWith,
  STAY,
  type Stay,
  step,
  TERMS,
  versionOf,
} from './support';
import { WHOLE } from '../support/whole';
import { houseDay } from './agreed-stay';

type Charge = { kind: 'fee' | 'tax'; base: string; bp?: number; cents?: number; included?: number };
type Line = { kind: string; rule: string; amount_cents: number; for_owner?: boolean };
type Priced = { lines: Line[]; total_cents: number; quote_hash: string; deposit_cents: number };

const CHARGES: Record<string, Charge> = {
  cleaning: { kind: 'fee', base: 'stay', cents: 24_000 },
  extra_guest: { kind: 'fee', base: 'guest_night', cents: 6000, included: 8 },
  pet: { kind: 'fee', base: 'pet', cents: 15_000 },
  lodging_tax: { kind: 'tax', base: 'nights', bp: 300 },
  iva: { kind: 'tax', base: 'subtotal', bp: 1600 },
};

/** Puts charges of these names on all houses. */
async function charge(charges: Record<string, Charge> = CHARGES): Promise<void> {
  await query('delete from public.charges');
  for (const [name, { kind, base, bp, cents, included }] of Object.entries(charges))
    await query(
      `insert into public.charges (name, kind, base, basis_points, amount_cents, included_guests, for_owner)
       values ($1, $2::public.charge_kind, $3::public.charge_base, $4, $5, $6, $7)`,
      [name, kind, base, bp ?? null, cents ?? null, included ?? null, name === 'extra_guest'],
    );
}

/** Fees and taxes counted slowly, each line rounded once, half away from zero. */
function slowBill(
  nights: number,
  cents: number,
  guests: number,
  pets: number,
  charges: typeof CHARGES,
): Line[] {
  const share = (of: number, bp: number) => Number((BigInt(of) * BigInt(bp) + 5000n) / 10_000n);
  const quantity = ({ base, included = 0 }: Charge) =>
    base === 'stay' ? 1 : base === 'pet' ? pets : Math.max(0, guests - included) * nights;
  const lineOf = (rule: string, one: Charge, subtotal: number): Line => ({
    kind: one.kind,
    rule,
    amount_cents:
      one.bp === undefined
        ? quantity(one) * (one.cents ?? 0)
        : share(one.base === 'nights' ? cents : subtotal, one.bp),
  });
  const fees = Object.entries(charges)
    .filter(([, { kind }]) => kind === 'fee')
    .map(([rule, one]) => lineOf(rule, one, 0));
  const subtotal = fees.reduce((sum, fee) => sum + fee.amount_cents, cents);
  const taxes = Object.entries(charges)
    .filter(([, { kind }]) => kind === 'tax')
    .map(([rule, one]) => lineOf(rule, one, subtotal));
  return [...fees, ...taxes].filter(({ amount_cents }) => amount_cents !== 0);
}

const sum = (lines: Line[]): number => lines.reduce((all, { amount_cents }) => all + amount_cents, 0);
const byRule = (lines: Line[]) =>
  lines.map(({ kind, rule, amount_cents }) => `${kind} ${rule} ${amount_cents}`).sort();

/** What a stay costs with fees and taxes, and that no cent is lost on its way through payments, moves and refunds. */
export function moneyInSql(cases = WHOLE ? 1000 : 60, lives = WHOLE ? 1000 : 25): void {
  /** The stay's money: what came, what went, what is due, by whether it belongs to the price. */
  const moneyOf = async (id: string) => {
    const [row] = await query(
      `select r.total_cents as total, r.rent_cents as rent, r.status::text, r.version,
         coalesce(sum(private.signed_cents(p)) filter (where p.received_at is not null and private.in_price(p)), 0)::integer as paid,
         coalesce(sum(p.amount_cents) filter (where p.kind in ('deposit', 'balance') and private.is_open(p)), 0)::integer as due,
         coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and private.in_price(p) and private.is_open(p)), 0)::integer as back
       from public.reservations r left join public.payments p on p.reservation_id = r.id where r.id = $1 group by r.id`,
      [id],
    );
    return row as {
      total: number;
      rent: number;
      status: string;
      version: number;
      paid: number;
      due: number;
      back: number;
    };
  };

  /** Staff receive what is due next of the price, at most so many cents; returns whether anything was due. */
  const payOnce = async (id: string, cents: number): Promise<boolean> => {
    const [due] = await query(
      `select p.kind::text, p.amount_cents, r.version from public.payments p join public.reservations r on r.id = p.reservation_id
       where r.id = $1 and private.is_open(p) and private.in_price(p) order by p.due_on, p.kind limit 1`,
      [id],
    );
    if (!due) return false;
    await step('admin', 'record_payment', id, {
      kind: due['kind'],
      amount_cents: Math.min(cents, Number(due['amount_cents'])),
      method: 'transfer',
      reference: 'SPEI 1',
    });
    return true;
  };

  /** Staff receive all that is due of the price, in parts of at most `part` cents. */
  const settle = async (id: string, part = Infinity): Promise<void> => {
    while (await payOnce(id, part));
  };

  describe('money of a stay', () => {
    it(`is the sum of its lines, each rounded once, in ${cases} random stays`, () =>
      inTransaction(async () => {
        await charge({});
        await fc.assert(
          fc.asyncProperty(
            fc.record({
              from: fc.integer({ min: 0, max: 600 }),
              nights: fc.integer({ min: 1, max: 90 }),
              guests: fc.integer({ min: 1, max: 18 }),
              pets: fc.integer({ min: 0, max: 2 }),
              lodging: fc.integer({ min: 0, max: 900 }),
              iva: fc.integer({ min: 0, max: 2500 }),
              cleaning: fc.integer({ min: 0, max: 99_999 }),
            }),
            async ({ from, nights, guests, pets, lodging, iva, cleaning }) => {
              const charges = {
                ...CHARGES,
                cleaning: { ...CHARGES['cleaning'], cents: cleaning } as Charge,
                lodging_tax: { ...CHARGES['lodging_tax'], bp: lodging } as Charge,
                iva: { ...CHARGES['iva'], bp: iva } as Charge,
              };
              await charge(charges);
              const quote = await valueOf<Priced>(
                `select private.price_stay('villa-paradise', d, d + $2::integer, $3, d - 100, $4) as quote
                 from (select date '2026-12-01' + $1::integer as d) as arrival`,
                [from, nights, guests, pets],
              );
              const ofNights = sum(quote.lines.filter(({ kind }) => kind === 'night'));
              assert.deepEqual(
                byRule(quote.lines.filter(({ kind }) => kind !== 'night')),
                byRule(slowBill(nights, ofNights, guests, pets, charges)),
              );
              assert.equal(sum(quote.lines), quote.total_cents);
            },
          ),
          { numRuns: cases },
        );
      }));

    it(`loses no cent in ${lives} random lives of a stay`, () =>
      inTransaction(async () => {
        await charge();
        await fc.assert(
          fc.asyncProperty(
            fc.array(
              fc.oneof(
                fc.record({
                  what: fc.constant('pay' as const),
                  cents: fc.integer({ min: 1, max: 2_000_000 }),
                }),
                fc.record({ what: fc.constant('move' as const), nights: fc.integer({ min: 3, max: 12 }) }),
                fc.record({
                  what: fc.constant('discount' as const),
                  cents: fc.integer({ min: 0, max: 400_000 }),
                }),
                fc.record({ what: fc.constant('reverse' as const) }),
              ),
              { minLength: 1, maxLength: 6 },
            ),
            fc.constantFrom('client', 'management' as const),
            async (steps, whoCancels) => {
              await script('savepoint life');
              const { id } = await confirmedStay({ guests: 11 });
              for (const step of steps) {
                const before = await moneyOf(id);
                if (step.what === 'pay') await payOnce(id, step.cents);
                else if (step.what === 'move') await moveStay(id, day(1), day(1 + step.nights));
                else if (step.what === 'discount') await discount(id, step.cents);
                else await reverseOne(id);
                const { total, paid, due, back } = await moneyOf(id);
                assert.equal(paid + due - back, total, `${step.what} after ${JSON.stringify(before)}`);
              }
              await settle(id, 700_001);
              const whole = await moneyOf(id);
              assert.deepEqual([whole.paid, whole.due, whole.back], [whole.total, 0, 0]);
              await step(whoCancels, 'cancel_stay', id, { reason: 'Plans changed' });
              const { back } = await moneyOf(id);
              if (whoCancels === 'management') assert.equal(back, whole.total);
              await settle(id, 333_333);
              const after = await moneyOf(id);
              assert.deepEqual([after.paid, after.due, after.back], [whole.total - back, 0, 0]);
              await script('rollback to savepoint life');
            },
          ),
          { numRuns: lives },
        );
      }));

    test('that was noted by mistake is corrected by a row of its own, and is due again', async () => {
      const { id } = await confirmedStay();
      await settle(id);
      const [deposit] = await query(
        "select id, receipt_no, method::text, received_on = private.house_today() as today from public.payments where reservation_id = $1 and kind = 'deposit'",
        [id],
      );
      assert.deepEqual([deposit?.['method'], deposit?.['today']], ['transfer', true]);
      assert.ok(Number(deposit?.['receipt_no']) > 1000);
      const { version } = await moneyOf(id);
      const reverse = (expected_version: number) =>
        call('admin', 'reverse_payment', {
          payment_id: deposit?.['id'],
          reason: 'Another stay',
          expected_version,
        });
      await reverse(version);
      const { total, paid, due } = await moneyOf(id);
      assert.equal(paid + due, total);
      assert.ok(due > 0);
      assert.equal(await refusedWith(() => reverse(version + 1)), 'bad_amount');
    });

    test('for extras and damage is no part of the price, and goes back when the stay is canceled before', async () => {
      await query('update public.properties set damage_deposit_cents = 100000');
      const { id } = await confirmedStay();
      const before = await moneyOf(id);
      await step('admin', 'add_extra', id, { what: 'Chef', amount_cents: 45_000, due_on: day(0) });
      for (const kind of ['extra', 'damage'])
        await step('admin', 'record_payment', id, {
          kind,
          amount_cents: kind === 'extra' ? 45_000 : 100_000,
          method: 'card',
        });
      assert.deepEqual([(await moneyOf(id)).paid, (await moneyOf(id)).due], [before.paid, before.due]);
      await step('client', 'cancel_stay', id, { reason: '' });
      const back = await query(
        `select p.amount_cents, o.kind::text from public.payments p join public.payments o on o.id = p.refund_of
         where p.reservation_id = $1 and private.is_open(p) order by 1`,
        [id],
      );
      assert.deepEqual(
        back.map((row) => [row['kind'], row['amount_cents']]),
        [
          ['extra', 45_000],
          ['damage', 100_000],
        ],
      );
    });

    test('given for damage goes back after departure, less what is claimed with a reason', async () => {
      await query('update public.properties set damage_deposit_cents = 100000');
      const { id } = await confirmedStay();
      const version = async () => (await moneyOf(id)).version;
      await step('admin', 'record_payment', id, { kind: 'damage', amount_cents: 100_000 });
      const [held] = await query(
        "select id from public.payments where reservation_id = $1 and kind = 'damage'",
        [id],
      );
      const release = async (claim_cents: number, reason: string) =>
        call('admin', 'release_damage', {
          payment_id: held?.['id'],
          claim_cents,
          reason,
          expected_version: await version(),
        });
      assert.equal(await refusedWith(() => release(0, '')), 'not_allowed');
      await query(
        'update public.reservations set check_in = private.house_today() - 7, check_out = private.house_today() where id = $1',
        [id],
      );
      assert.equal(await refusedWith(() => release(30_000, '')), 'bad_body');
      await release(30_000, 'A broken lamp');
      const [back] = await query(
        'select amount_cents from public.payments where refund_of = $1 and voided_at is null',
        [held?.['id']],
      );
      assert.equal(back?.['amount_cents'], 70_000);
      assert.equal(await refusedWith(() => release(0, '')), 'bad_amount');
    });

    test('for damage is due on the day of arrival also once the stay has moved, as is a service on the bill', async () => {
      await query('update public.properties set damage_deposit_cents = 100000');
      const { id } = await confirmedStay();
      await sendService({ preferred_date: day(1) });
      await query(
        `select private.add_to_bill($1, 'Chef', 500, $2, (select request_id from public.service_arrangements))`,
        [id, day(0)],
      );
      for (const [from, to] of [
        [14, 21],
        [2, 9],
      ] as const) {
        await moveStay(id, day(from), day(to));
        const due = await columnOf(
          `select due_on::text from public.payments p where kind in ('damage', 'extra') and private.is_open(p)`,
        );
        assert.deepEqual(due, [day(from), day(from)]);
      }
    });

    test('for damage that nobody gave is waived from arrival on', async () => {
      await query('update public.properties set damage_deposit_cents = 100000');
      const { id } = await confirmedStay();
      const [asked] = await query("select id as payment_id from public.payments where kind = 'damage'");
      const waive = async () =>
        call('admin', 'waive_payment', {
          ...asked,
          reason: 'They left without',
          expected_version: await versionOf(id),
        });
      assert.equal(await refusedWith(waive), 'not_allowed');
      await query(
        'update public.reservations set check_in = private.house_today() - 7, check_out = private.house_today()',
      );
      const before = await moneyOf(id);
      await waive();
      assert.equal((await moneyOf(id)).due, before.due);
      const left = await query("select from public.payments p where kind = 'damage' and private.is_open(p)");
      assert.deepEqual(left, []);
    });

    test('comes back for nights that are let again, at most what was kept', async () => {
      const { id } = await confirmedStay();
      await settle(id);
      // Canceled when nothing goes back.
      await query(`update public.reservations set quote = quote || '{"cancellation": []}' where id = $1`, [
        id,
      ]);
      await step('client', 'cancel_stay', id, { reason: '' });
      const found = () => call<number>('admin', 'relet_refund', { reservation_id: id });
      assert.equal(await found(), 0);
      const other = await confirmedStay({ check_in: day(2), check_out: day(6) });
      assert.equal(await found(), 0);
      await query(`update public.reservations set created_at = now() + interval '1 second' where id = $1`, [
        other.id,
      ]);
      // The clock stands after both stays.
      await query(
        `update public.reservations r set check_in = r.check_in - 500, check_out = r.check_out - 500
         where r.id in ($1, $2)`,
        [id, other.id],
      );
      assert.equal(await found(), 4 * 150_000);
      const { version } = await moneyOf(id);
      const grant = (amount_cents: number) =>
        call('admin', 'grant_relet', {
          reservation_id: id,
          amount_cents,
          expected_version: version,
        });
      assert.equal(await refusedWith(() => grant(600_001)), 'bad_amount');
      await grant(600_000);
      assert.equal((await moneyOf(id)).back, 600_000);
      assert.equal(await found(), 0);
    });

    test('that never comes ends the stay, after guest and house were told, unless staff keep it', async () => {
      const { id } = await confirmedStay();
      const tick = async (days: number) => {
        await query('select private.lapse_unpaid(now() + make_interval(days => $1))', [days]);
        return moneyOf(id);
      };
      const told = async () =>
        await columnOf(
          "select e.data ->> 'lapses_on' as day from public.request_events e where e.data ? 'unpaid' order by e.id",
        );
      assert.equal((await tick(3)).status, 'confirmed');
      assert.equal((await told()).length, 0);
      assert.equal((await tick(4)).status, 'confirmed');
      assert.equal((await told()).length, 1);
      assert.equal((await tick(6)).status, 'confirmed');
      await step('management', 'keep_unpaid', id, { until: await houseDay(9) });
      assert.equal((await tick(9)).status, 'confirmed');
      assert.equal((await tick(10)).status, 'cancelled');
      assert.equal((await told()).length, 1);
    });

    test('that was noted by mistake and corrected does not keep the stay', async () => {
      const { id } = await confirmedStay();
      await payOnce(id, 100);
      await reverseOne(id);
      for (const days of [5, 9])
        await query('select private.lapse_unpaid(now() + make_interval(days => $1))', [days]);
      assert.equal((await moneyOf(id)).status, 'cancelled');
    });

    test('of which a part has come is not left to the clock', async () => {
      const { id } = await confirmedStay();
      await step('admin', 'record_payment', id, { kind: 'deposit', amount_cents: 1 });
      await query("select private.lapse_unpaid(now() + interval '20 days')");
      assert.equal((await moneyOf(id)).status, 'confirmed');
    });

    test('is noted only with a day that has been and a reference that fits', async () => {
      const { id, version } = await confirmedStay();
      const pay = (rest: Record<string, unknown>) =>
        call('admin', 'record_payment', {
          reservation_id: id,
          kind: 'deposit',
          amount_cents: 1,
          expected_version: version,
          ...rest,
        });
      for (const rest of [{ received_on: day(0) }, { reference: 'x'.repeat(101) }]) {
        assert.equal(await refusedWith(() => pay(rest)), 'bad_receipt');
      }
    });

    test('adds up by hand: three seasons, five guests too many, a pet, a move, a refund in parts', async () => {
      await charge();
      await script(`delete from public.rates where property_id = 'villa-paradise'`);
      await query(
        `insert into public.rates (property_id, nights, name, nightly_cents, min_nights) values
           ('villa-paradise', daterange($1, $2), 'low_season', 120000, 1),
           ('villa-paradise', daterange($2, $3), 'easter', 300000, 1)`,
        [day(0), day(2), day(4)],
      );
      // 2 × 1,200 + 2 × 3,000 + 3 × 1,500 = 12,900 for nights; five of 13 guests beyond 8: 5 × 7 × 60 = 2,100.
      await script("update public.properties set sleeps = 13 where id = 'villa-paradise'");
      const asked = { ...STAY, guests: 13 };
      const quote = await call<Priced>('client', 'quote_stay', { ...asked, pets: 1 });
      const byHand = [
        ['low_season', 240_000],
        ['easter', 600_000],
        ['base', 450_000],
        ['cleaning', 24_000],
        ['extra_guest', 210_000],
        ['pet', 15_000],
        // 3 % of 12,900; 16 % of 12,900 + 240 + 2,100 + 150 = 15,390.
        ['lodging_tax', 38_700],
        ['iva', 246_240],
      ];
      const sorted = (rows: unknown[][]) => rows.map(String).sort();
      assert.deepEqual(
        sorted(quote.lines.map(({ rule, amount_cents }) => [rule, amount_cents])),
        sorted(byHand),
      );
      assert.equal(quote.total_cents, 1_823_940);
      const stay = await call<Stay>('client', 'request_stay', {
        ...asked,
        pets: 1,
        message: '',
        quote_hash: quote.quote_hash,
        request_key: '00000000-0000-4000-b000-00000000abcd',
        agreed_version: TERMS,
      });
      await step('management', 'confirm_stay', stay.id);
      assert.equal((await moneyOf(stay.id)).rent, 1_500_000);
      await settle(stay.id);
      // Two nights later: the two of low season go, two at 1,500 come. Nights 13,500, taxes 405 and 16 % of 15,990.
      await moveStay(stay.id, day(2), day(9));
      const moved = await moneyOf(stay.id);
      assert.equal(moved.total, 1_350_000 + 24_000 + 210_000 + 15_000 + 40_500 + 255_840);
      assert.deepEqual([moved.paid, moved.due, moved.back], [1_823_940, 71_400, 0]);
      await settle(stay.id);
      // 1,000 off the nights: 1,000 and its taxes, 30 and 160, go back in two parts.
      await discount(stay.id, 100_000);
      assert.equal((await moneyOf(stay.id)).back, 119_000);
      await settle(stay.id, 60_000);
      const { total, paid, rent } = await moneyOf(stay.id);
      assert.deepEqual([total, paid, rent], [1_776_340, 1_776_340, 1_460_000]);
    });

    async function discount(id: string, amount_cents: number): Promise<void> {
      const { quote_hash } = await call<Priced>('admin', 'quote_discount', {
        reservation_id: id,
        amount_cents,
      });
      await step('admin', 'discount_stay', id, {
        amount_cents,
        reason: 'A returning guest',
        quote_hash,
      });
    }

    async function reverseOne(id: string): Promise<void> {
      const { version } = await moneyOf(id);
      const [paid] = await query(
        `select p.id from public.payments p where p.reservation_id = $1 and p.received_at is not null and p.reverses is null
           and not exists (select from public.payments r where r.reverses = p.id) order by p.receipt_no limit 1`,
        [id],
      );
      if (paid)
        await call('admin', 'reverse_payment', {
          payment_id: paid['id'],
          reason: 'A mistake',
          expected_version: version,
        });
    }
  });
}
