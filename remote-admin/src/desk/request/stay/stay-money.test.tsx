import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../../testing/open-page';
import { callsOf, MARIANA, openRequest } from '../../testing/request-service';
import { due, received } from '../../../testing/payments';
import { agreed, press, withStay } from '../../testing/stay-service';
import { closed, dialog } from '../../../testing/screen';
import { quote } from '../../testing/rows';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-01T18:00:00Z'), advanceTimers: true }));
// Typing opens the calendar, a dialog of its own.
const setDay = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a payment is noted as it came, in part too; a refusal keeps what was typed', async () => {
  const { service } = withStay(agreed, [due]);
  let first = true;
  service.rpc['record_payment'] = () => {
    if (!first) return {};
    first = false;
    return refused('stale', 'Mariana changed it at 2026-12-01T17:05:00Z.');
  };
  openRequest(service);
  await press('Received: Deposit, US$3,000');
  const form = await dialog('Record the deposit as received');
  const amount = form.getByLabelText('Amount in US dollars');
  const day = form.getByLabelText('Day received');
  const record = () => userEvent.click(form.getByRole('button', { name: 'Record payment' }));
  for (const wrong of ['3000.01', '0', 'much']) {
    await userEvent.clear(amount);
    await userEvent.type(amount, wrong);
    await record();
    expect(form.getByText('Please enter an amount up to US$3,000.')).toBeVisible();
  }
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,250.50');
  setDay(day, '2026-12-02');
  await record();
  expect(form.getByText('Please enter a day that is not in the future.')).toBeVisible();
  setDay(day, '2026-11-28');
  await userEvent.selectOptions(form.getByLabelText('Method'), 'Cash');
  await userEvent.type(form.getByLabelText('Reference (optional)'), ' Envelope 7 ');
  await record();
  expect(await form.findByText(/^Mariana changed it at/)).toBeVisible();
  expect(amount).toHaveValue('1,250.50');
  expect(form.getByLabelText('Reference (optional)')).toHaveValue(' Envelope 7 ');
  await userEvent.dblClick(form.getByRole('button', { name: 'Record payment' }));
  await closed();
  const noted = {
    reservation_id: 'stay-1',
    payment_id: 'p1',
    expected_version: 1,
    kind: 'deposit',
    amount_cents: 125050,
    method: 'cash',
    received_on: '2026-11-28',
    reference: 'Envelope 7',
  };
  expect(callsOf(service, 'record_payment')).toEqual([noted, noted]);
});

test('a wrong record is taken back with a reason, and both lines stay', async () => {
  const paid = { ...due, ...received, reference: 'SPEI 77', noted_by: MARIANA };
  const { service, stay } = withStay(agreed, [paid]);
  service.rpc['reverse_payment'] = () => {
    const reversal = { ...paid, id: 'p2', amount_cents: -300000, reverses: 'p1', reference: null };
    return Object.assign(stay, { version: 2, payments: [paid, reversal, { ...due, id: 'p3' }] });
  };
  openRequest(service);
  expect(
    await screen.findByText('Bank transfer · SPEI 77 · receipt 1001 · noted by Mariana Vega'),
  ).toBeVisible();
  await press('Correct: Deposit, US$3,000');
  const form = await dialog('Correct this record');
  await userEvent.click(form.getByRole('button', { name: 'Take it back' }));
  expect(form.getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Reason'), 'Of another stay.');
  await userEvent.click(form.getByRole('button', { name: 'Take it back' }));
  await closed();
  expect(callsOf(service, 'reverse_payment')).toEqual([
    { payment_id: 'p1', reason: 'Of another stay.', expected_version: 1 },
  ]);
  expect(screen.getByText('Corrected')).toBeVisible();
  expect(screen.getByText('Correction: Deposit')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Correct:/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Received: Deposit, US$3,000' })).toBeVisible();
});

test('an extra is added and, unpaid or paid, taken off', async () => {
  const { service, stay } = withStay(agreed, []);
  const chef = { ...due, id: 'p4', kind: 'extra', what: 'Private chef', amount_cents: 45000 };
  service.rpc['add_extra'] = () => Object.assign(stay, { version: 2, payments: [chef] });
  openRequest(service);
  await press('Add an extra');
  const form = await dialog('Add an extra');
  await userEvent.click(form.getByRole('button', { name: 'Add extra' }));
  expect(form.getByText('Please say what it is for.')).toBeVisible();
  expect(form.getByText('Please enter an amount above zero.')).toBeVisible();
  await userEvent.type(form.getByLabelText('What for'), 'Private chef');
  await userEvent.type(form.getByLabelText('Amount in US dollars'), '450');
  await userEvent.click(form.getByRole('button', { name: 'Add extra' }));
  await closed();
  expect(callsOf(service, 'add_extra')).toEqual([
    {
      reservation_id: 'stay-1',
      expected_version: 1,
      what: 'Private chef',
      amount_cents: 45000,
      due_on: '2027-03-02',
    },
  ]);
  await press('Take off: Private chef, US$450');
  const leaving = await dialog('Take the extra off?');
  await userEvent.type(leaving.getByLabelText('Reason'), 'They cook themselves.');
  await userEvent.click(leaving.getByRole('button', { name: 'Take off' }));
  await closed();
  expect(callsOf(service, 'drop_extra')).toEqual([
    { payment_id: 'p4', reason: 'They cook themselves.', expected_version: 2 },
  ]);
});

test('a damage deposit is released once the guests have left, less what is kept with a reason', async () => {
  const held = { ...due, ...received, id: 'p5', kind: 'damage', amount_cents: 100000 };
  const { service, stay } = withStay(agreed, [held]);
  service.rpc['release_damage'] = () =>
    Object.assign(stay, {
      version: 2,
      payments: [
        { ...held, claim_cents: 25000, claim_reason: 'A broken lamp.' },
        { ...due, id: 'p6', kind: 'refund', amount_cents: 75000, refund_of: 'p5' },
      ],
    });
  const { unmount } = openRequest(service);
  await screen.findByRole('button', { name: 'Correct: Damage deposit, US$1,000' });
  expect(screen.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
  unmount();
  jest.setSystemTime(new Date('2027-03-07T18:00:00Z'));
  openRequest(service);
  await press('Release: Damage deposit, US$1,000');
  const form = await dialog('Release the damage deposit');
  expect(form.queryByLabelText('Reason')).not.toBeInTheDocument();
  const claim = form.getByLabelText('Keep for damage, in US dollars');
  await userEvent.clear(claim);
  await userEvent.type(claim, '250');
  await userEvent.click(form.getByRole('button', { name: 'Release US$750' }));
  expect(form.getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Reason'), 'A broken lamp.');
  await userEvent.click(form.getByRole('button', { name: 'Release US$750' }));
  await closed();
  expect(callsOf(service, 'release_damage')).toEqual([
    { payment_id: 'p5', claim_cents: 25000, reason: 'A broken lamp.', expected_version: 1 },
  ]);
  expect(screen.getByText(/US\$250 kept for damage: A broken lamp\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
});

test('a refund goes to the card where the money came from one, if cards are taken', async () => {
  const refund = { ...due, id: 'p7', kind: 'refund' };
  const { service, stay } = withStay({ ...agreed, status: 'cancelled', closed_as: 'cancelled_by_house' }, [
    { ...due, ...received, method: 'card' },
    refund,
  ]);
  const { unmount } = openRequest(service);
  await screen.findByRole('button', { name: 'Sent: Refund, US$3,000' });
  await waitFor(() => expect(callsOf(service, 'payment_ways')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Refund by card/ })).not.toBeInTheDocument();
  unmount();
  service.rpc['payment_ways'] = () => ({ bank: null, cards: true });
  service.rpc['refund_by_card'] = () =>
    Object.assign(stay, { version: 2, payments: [stay.payments[0], { ...refund, method: 'card' }] });
  openRequest(service);
  await press('Refund by card: Refund, US$3,000');
  const form = await dialog('Refund by card?');
  await userEvent.click(form.getByRole('button', { name: 'Send US$3,000 to the card' }));
  await closed();
  expect(callsOf(service, 'refund_by_card')).toEqual([{ payment_id: 'p7', expected_version: 1 }]);
  expect(screen.getByText('On its way to the card')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sent:/ })).not.toBeInTheDocument();
});

test('a price of its own is read line by line before it holds; when it has changed, it is read again', async () => {
  const { service } = withStay(agreed, [{ ...due, ...received }]);
  const discounted = (quote_hash: string) => ({
    ...quote,
    lines: [...quote.lines, { kind: 'discount', rule: 'discount', amount_cents: -100000 }],
    total_cents: 900000,
    quote_hash,
  });
  service.rpc['quote_discount'] = () => discounted('first');
  let changed = true;
  service.rpc['discount_stay'] = () => {
    if (!changed) return {};
    changed = false;
    service.rpc['quote_discount'] = () => discounted('second');
    return refused('price_changed', '{}');
  };
  openRequest(service);
  await press('Change price');
  const form = await dialog('Change the price of the nights');
  await userEvent.click(form.getByRole('button', { name: 'Change price' }));
  expect(form.getByText(/^Please enter less than US\$10,000;/)).toBeVisible();
  await userEvent.click(form.getByLabelText('A price of its own'));
  const price = form.getByLabelText('Price of all nights together, in US dollars');
  expect(price).toHaveValue('10000.00');
  expect(form.getByText('This is the price that holds.')).toBeVisible();
  await userEvent.clear(price);
  await userEvent.type(price, '9,000');
  expect((await form.findByText('New total')).nextSibling).toHaveTextContent('US$9,000');
  expect(form.getByText('Then still to be paid').nextSibling).toHaveTextContent('US$6,000');
  const change = () => userEvent.click(form.getByRole('button', { name: 'Change price' }));
  await change();
  expect(form.getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Reason'), 'A friend of the house.');
  await change();
  expect(await form.findByText(/^The price has changed since you saw it/)).toBeVisible();
  expect(form.getByLabelText('Reason')).toHaveValue('A friend of the house.');
  await waitFor(() => expect(form.getByRole('button', { name: 'Change price' })).toBeEnabled());
  await change();
  await closed();
  const given = {
    reservation_id: 'stay-1',
    expected_version: 1,
    amount_cents: 100000,
    reason: 'A friend of the house.',
  };
  expect(callsOf(service, 'discount_stay')).toEqual([
    { ...given, quote_hash: 'first' },
    { ...given, quote_hash: 'second' },
  ]);
});

test('an unpaid stay says when it is released, and is kept until a day', async () => {
  const { service } = withStay(agreed, [due]);
  service.rpc['stay_lapses_on'] = () => '2026-12-05';
  openRequest(service);
  expect(
    await screen.findByText('Nothing is paid yet. After Dec 5, 2026 the stay is released by itself.'),
  ).toBeVisible();
  await press('Keep it longer');
  const form = await dialog('Keep the unpaid stay');
  const until = form.getByLabelText('Keep until');
  expect(until).toHaveValue('Dec 12, 2026');
  setDay(until, '2027-03-03');
  await userEvent.click(form.getByRole('button', { name: 'Keep stay' }));
  expect(form.getByText('Please enter a day from today up to the day of arrival.')).toBeVisible();
  setDay(until, '2026-12-20');
  await userEvent.click(form.getByRole('button', { name: 'Keep stay' }));
  await closed();
  expect(callsOf(service, 'keep_unpaid')).toEqual([
    { reservation_id: 'stay-1', expected_version: 1, until: '2026-12-20' },
  ]);
});

test('nights that were let again are named, and what they brought is given back', async () => {
  const { service } = withStay({ ...agreed, status: 'cancelled', closed_as: 'cancelled_by_guest' }, []);
  service.rpc['relet_refund'] = () => 120000;
  openRequest(service);
  await press('Give it back');
  const form = await dialog('Refund nights that were let again');
  const amount = form.getByLabelText('Amount in US dollars');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,200.01');
  await userEvent.click(form.getByRole('button', { name: 'Give US$1,200 back' }));
  expect(form.getByText('Please enter an amount up to US$1,200.')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,000');
  await userEvent.click(form.getByRole('button', { name: 'Give US$1,000 back' }));
  await closed();
  expect(callsOf(service, 'grant_relet')).toEqual([
    { reservation_id: 'stay-1', expected_version: 1, amount_cents: 100000 },
  ]);
});
