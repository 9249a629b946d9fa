import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer, Tables } from '../../../shared/src/data/database';
import { RFC_CASES } from '../../../shared/src/forms/testing/rfc-cases';
import { asPostgresError } from '../../../tools/backend/database-errors';
import { stayOf } from '../matrix/stay-rows';
import { addAgreedStay, addPayment, houseDay, payAll } from '../stays/agreed-stay';
import { addStay, call, callRows, refusedWith } from '../stays/support';
import type { Actor } from '../support/people';
import { query, refusal, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';

type Details = Tables<'invoice_details'>;
type Receipt = Answer<'invoice_data'>;

/** Whom the accountant issues an invoice to, and what the accountant gets. */
export function invoicesInSql(): void {
  const save = (change: object = {}, actor: Actor = 'client') =>
    call<Details>(actor, 'save_invoice_details', {
      reservation_id: stayOf('client'),
      rfc: ' gode-561231-gr8 ',
      name: ' ELENA DUARTE ',
      regime: '612',
      postal_code: '06300',
      cfdi_use: 'G03',
      expected_version: 0,
      ...change,
    });
  const errorOf = (change: object, actor: Actor = 'client') => refusedWith(() => save(change, actor));

  describe('the details of an invoice', () => {
    test('have an RFC of the right form and digit', async () => {
      for (const [typed, rfc] of RFC_CASES) {
        assert.equal(await valueOf('select private.read_rfc($1) as rfc', [typed]), rfc, typed);
      }
    });

    test('are kept as written, with a version; of two changes the later is refused', async () => {
      await addStay('client', 'confirmed');
      const first = await save();
      assert.deepEqual([first.rfc, first.name, first.version], ['GODE561231GR8', 'ELENA DUARTE', 1]);
      assert.equal((await save()).version, 1);
      assert.equal(await errorOf({ name: 'E. DUARTE' }), 'stale');
      assert.equal((await save({ name: 'E. DUARTE', expected_version: 1 }, 'management')).version, 2);
    });

    test('that the tax office would refuse are refused with the name of the field', async () => {
      await addStay('client', 'confirmed');
      assert.equal(await errorOf({ rfc: 'GODE561231GR9' }), 'bad_rfc');
      assert.equal(await errorOf({ rfc: null }), 'bad_rfc');
      for (const [field, change] of [
        ['name', { name: ' ' }],
        ['regime', { regime: '601' }],
        ['regime', { rfc: 'SAT970701NN3' }],
        ['regime', { rfc: 'XEXX010101000' }],
        ['regime', { regime: '699' }],
        ['postal_code', { postal_code: '6300' }],
        ['cfdi_use', { cfdi_use: 'CP01' }],
        ['cfdi_use', { regime: '605' }],
        ['cfdi_use', { cfdi_use: 'D01', regime: '626' }],
        ['cfdi_use', { cfdi_use: null }],
      ] as const) {
        const error = asPostgresError(await refusal(() => save(change)));
        assert.deepEqual([error?.detail, error?.hint], ['bad_invoice', field], JSON.stringify(change));
      }
      const abroad = { rfc: 'XEXX010101000', regime: '616', cfdi_use: 'S01' };
      assert.equal((await save(abroad)).rfc, 'XEXX010101000');
    });

    test('are taken for a stay that is agreed or paid, from its guest and the house', async () => {
      await addStay('client', 'pending');
      assert.equal(await errorOf({}), 'not_allowed');
      await script(`delete from public.reservations`);
      await addStay('client', 'cancelled/cancelled_by_guest');
      assert.equal(await errorOf({}, 'admin'), 'not_allowed');
      await addPayment(stayOf('client'), { amount_cents: 300, received_at: 'now' });
      assert.equal((await save()).version, 1);
    });
  });

  describe('the data of invoices', () => {
    const charge = () =>
      script(
        `insert into public.charges (name, kind, base, basis_points) values
           ('lodging_tax', 'tax', 'nights', 300), ('iva', 'tax', 'subtotal', 1600)`,
      );

    test('are the receipts of a time, with taxes that add up to those of the stay', async () => {
      await charge();
      const id = await addAgreedStay(100, 107);
      const range = { from_day: await houseDay(0), to_day: await houseDay(1) };
      const receipts = () => callRows<Receipt>('management', 'invoice_data', range);
      assert.deepEqual(await receipts(), []);
      await save({ reservation_id: id });
      await payAll(id);
      const [deposit, balance, ...none] = await receipts();
      assert.deepEqual([deposit?.kind, balance?.kind, none], ['deposit', 'balance', []]);
      assert.equal(deposit?.rfc, 'GODE561231GR8');
      const [quote] = await query(`select quote -> 'lines' as lines from public.reservations where id = $1`, [
        id,
      ]);
      for (const rule of ['lodging_tax', 'iva']) {
        const lines = quote?.['lines'] as { rule: string; amount_cents: number }[];
        const tax = lines.find((line) => line.rule === rule)?.amount_cents;
        assert.equal((deposit?.taxes?.[rule] ?? 0) + (balance?.taxes?.[rule] ?? 0), tax, rule);
        assert.ok(Number(deposit?.taxes?.[rule]) > 0);
      }
    });

    test('have a correction and its taxes below zero, and no taxes of what is no price', async () => {
      await charge();
      const id = await addAgreedStay(100, 107);
      const range = { from_day: await houseDay(0), to_day: await houseDay(1) };
      await addPayment(id, { kind: 'extra', amount_cents: 5000, what: 'Chef' });
      await payAll(id);
      const [paid] = await query(
        `select p.id, r.version from public.payments p join public.reservations r on r.id = p.reservation_id
         where p.kind = 'deposit' and r.id = $1`,
        [id],
      );
      await call('admin', 'reverse_payment', {
        payment_id: paid?.['id'],
        reason: 'Another guest',
        expected_version: paid?.['version'],
      });
      const receipts = await callRows<Receipt>('admin', 'invoice_data', range);
      const of = (kind: string) => receipts.filter((receipt) => receipt.kind === kind);
      assert.deepEqual(
        of('extra').map(({ amount_cents, taxes }) => [amount_cents, taxes]),
        [[5000, null]],
      );
      const [deposit, correction] = of('deposit');
      assert.equal(correction?.reverses_no, deposit?.receipt_no);
      assert.equal(correction?.amount_cents, -Number(deposit?.amount_cents));
      assert.ok(Number(correction?.taxes?.['iva']) < 0);
    });

    test('are of a span of days', async () => {
      for (const range of [
        { from_day: '2026-01-02', to_day: '2026-01-01' },
        { from_day: '2026-01-01', to_day: '2028-01-01' },
        { from_day: '2026-01-01', to_day: null },
      ]) {
        assert.equal(await refusedWith(() => call('admin', 'invoice_data', range)), 'bad_dates');
      }
    });
  });

  describe('the day on which an unpaid stay ends', () => {
    test('is told to its guest, until something is paid', async () => {
      const id = await addAgreedStay(100, 107);
      const lapses = (actor: Actor) => call<string | null>(actor, 'stay_lapses_on', { reservation_id: id });
      assert.equal(await lapses('client'), await houseDay(5));
      assert.equal((await lapses('newcomer')) ?? null, null);
      await payAll(id);
      assert.equal(await lapses('client'), null);
    });
  });
}
