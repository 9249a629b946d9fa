import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../../testing/open-page';
import { callsOf, openRequest } from '../../testing/request-service';
import { due } from '../../../testing/payments';
import { press, withStay } from '../../testing/stay-service';
import { closed, dialog } from '../../../testing/screen';
import { quote } from '../../testing/rows';

test('a pending stay has its price as agreed and is confirmed once, after asking', async () => {
  const { service, stay } = withStay();
  service.rpc['confirm_stay'] = () =>
    Object.assign(stay, { status: 'confirmed', hold_until: null, version: 2 });
  openRequest(service);
  // The first page of the file also loads its code.
  const panel = within(await screen.findByRole('region', { name: 'Stay' }));
  expect(panel.getByText('Waiting for our decision')).toBeVisible();
  expect(panel.getByText('Nightly rate')).toBeVisible();
  expect(panel.getByText(/^Version 1 accepted .*, in Spanish$/)).toBeVisible();
  expect(await panel.findByText('Nothing else in the 14 days before and after.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await press('Confirm');
  const form = await dialog('Confirm this stay?');
  expect(form.getByText(/^Elena Duarte stays at Casa Vida, Mar 2 – 7, 2027, 4 guests in all/)).toBeVisible();
  await userEvent.dblClick(form.getByRole('button', { name: 'Confirm stay' }));
  expect(await panel.findByText('Confirmed')).toBeVisible();
  expect(callsOf(service, 'confirm_stay')).toEqual([{ reservation_id: 'stay-1', expected_version: 1 }]);
});

test('a stay is declined with a reason; a refusal says who was first, and keeps the reason', async () => {
  const { service, stay } = withStay();
  service.rpc['decline_stay'] = () => {
    Object.assign(stay, { status: 'confirmed', version: 2 });
    return refused('stale', 'Mariana changed it at 2026-01-05T20:05:00Z.');
  };
  openRequest(service);
  await press('Decline');
  const form = await dialog('Decline this stay?');
  await userEvent.click(form.getByRole('button', { name: 'Decline stay' }));
  expect(form.getByText('Please give a reason.')).toBeVisible();
  expect(form.getByLabelText('Reason')).toHaveFocus();
  await userEvent.type(form.getByLabelText('Reason'), 'The pool is being built.');
  await userEvent.click(form.getByRole('button', { name: 'Decline stay' }));
  expect(await form.findByText(/^Mariana changed it at/)).toBeVisible();
  expect(form.getByLabelText('Reason')).toHaveValue('The pool is being built.');
});

test('the nights that the guest asks for stand in the dialog, with their price', async () => {
  const { service, stay } = withStay({ status: 'confirmed', hold_until: null }, [
    { ...due, amount_cents: 1000000, received_at: '2026-11-21 03:00:00+00' },
  ]);
  service.happen({
    data: { move: { check_in: '2027-03-03', check_out: '2027-03-08', quote: { total_cents: 1100000 } } },
  });
  service.rpc['staff_quote'] = () => ({ ...quote, total_cents: 1100000 });
  let dearer = true;
  service.rpc['move_stay'] = ({ check_in, check_out }) => {
    if (!dearer) return Object.assign(stay, { check_in, check_out, version: 2 });
    dearer = false;
    service.rpc['staff_quote'] = () => ({ ...quote, total_cents: 1150000, quote_hash: 'dearer' });
    return refused('price_changed', '{}');
  };
  openRequest(service);
  await press('Move to these nights');
  const form = await dialog('Move the stay');
  expect((await form.findAllByText('US$11,000'))[0]).toBeVisible();
  // All of the stay was paid: only the difference is left, and nothing is said to be due at once.
  expect(form.getByText('Then still to be paid').nextSibling).toHaveTextContent('US$1,000');
  expect(form.queryByText(/^(Deposit|Due on confirmation)/)).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Move stay' }));
  expect(await form.findByText(/^The price has changed since you saw it/)).toBeVisible();
  expect((await form.findAllByText('US$11,500'))[0]).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Move stay' }));
  await closed();
  const moved = {
    reservation_id: 'stay-1',
    expected_version: 1,
    check_in: '2027-03-03',
    check_out: '2027-03-08',
  };
  expect(callsOf(service, 'move_stay')).toEqual([
    { ...moved, quote_hash: 'h' },
    { ...moved, quote_hash: 'dearer' },
  ]);
});

test('a rule of guests is said, and the house may set it aside; taken nights it may not', async () => {
  const { service } = withStay({ status: 'confirmed', hold_until: null });
  service.happen({
    data: { move: { check_in: '2027-03-03', check_out: '2027-03-04', quote: { total_cents: 200000 } } },
  });
  let free = true;
  service.rpc['staff_quote'] = () =>
    free ? { ...quote, total_cents: 210000, set_aside: { code: 'min_nights', hint: '' } } : refused('taken');
  openRequest(service);
  await press('Move to these nights');
  let form = await dialog('Move the stay');
  expect((await form.findAllByText('US$2,100'))[0]).toBeVisible();
  expect(form.getByText(/our team can override it\.$/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Move anyway' })).toBeEnabled();
  await userEvent.click(form.getByRole('button', { name: 'Close' }));
  free = false;
  await press('Move to these nights');
  form = await dialog('Move the stay');
  expect(await form.findByText(/These nights are no longer available/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Move stay' })).toBeDisabled();
});

test('before a stay is canceled it is said what goes back: by whom it is canceled decides', async () => {
  const { service, stay } = withStay({ status: 'confirmed', hold_until: null }, [
    { ...due, received_at: '2026-11-21 03:00:00+00' },
  ]);
  service.rpc['stay_refund'] = () => 285000;
  service.rpc['cancel_stay'] = () =>
    Object.assign(stay, { status: 'cancelled', closed_as: 'cancelled_by_guest', version: 2 });
  openRequest(service);
  await press('Cancel stay');
  const form = await dialog('Cancel this stay?');
  expect(form.getByRole('button', { name: 'Cancel stay' })).toBeDisabled();
  await userEvent.selectOptions(form.getByLabelText('Who cancels'), 'house');
  expect(form.getByRole('button', { name: 'Cancel and refund US$3,000' })).toBeEnabled();
  await userEvent.selectOptions(form.getByLabelText('Who cancels'), 'guest');
  await userEvent.click(await form.findByRole('button', { name: 'Cancel and refund US$2,850' }));
  expect((await screen.findAllByText('Cancelled by the guest'))[0]).toBeVisible();
  expect(callsOf(service, 'cancel_stay')).toEqual([
    { reservation_id: 'stay-1', expected_version: 1, reason: '', for_guest: true },
  ]);
});

test('a stay that has begun is left owing what is due, which staff may waive', async () => {
  jest.useFakeTimers({ now: new Date('2027-03-03T18:00:00Z'), advanceTimers: true });
  const damage = { ...due, id: 'p2', kind: 'damage', amount_cents: 50000 } as const;
  const { service, stay } = withStay({ status: 'confirmed', hold_until: null }, [due, damage]);
  service.rpc['stay_refund'] = () => 0;
  service.rpc['waive_payment'] = () => {
    return Object.assign(stay, { payments: [], version: 2 });
  };
  openRequest(service);
  await press('Cancel stay');
  const form = await dialog('Cancel this stay?');
  expect(form.getByText(/^Others can book the nights after tonight/)).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText('Who cancels'), 'guest');
  expect((await form.findByText('Still due')).nextSibling).toHaveTextContent('US$3,000');
  await userEvent.selectOptions(form.getByLabelText('Who cancels'), 'house');
  expect((await form.findByText('No longer due')).nextSibling).toHaveTextContent('US$3,000');
  await userEvent.click(form.getByRole('button', { name: 'Back' }));
  await press('Waive: Damage deposit, US$500');
  const noDeposit = await dialog('Waive this payment?');
  expect(noDeposit.getByText('The guest no longer owes the damage deposit of US$500.')).toBeVisible();
  await userEvent.click(noDeposit.getByRole('button', { name: 'Back' }));
  await press('Waive: Deposit, US$3,000');
  const waiving = await dialog('Waive this payment?');
  await userEvent.click(waiving.getByRole('button', { name: 'Waive US$3,000' }));
  expect(waiving.getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(waiving.getByLabelText('Reason'), 'The pool was closed.');
  await userEvent.click(waiving.getByRole('button', { name: 'Waive US$3,000' }));
  await closed();
  expect(callsOf(service, 'waive_payment')).toEqual([
    { payment_id: 'p1', reason: 'The pool was closed.', expected_version: 1 },
  ]);
});

test('a stay that is over is neither moved nor canceled', async () => {
  const { service } = withStay({
    status: 'confirmed',
    hold_until: null,
    check_in: '2026-01-02',
    check_out: '2026-01-07',
  });
  openRequest(service);
  await screen.findByRole('region', { name: 'Stay' });
  for (const name of ['Move', 'Cancel stay'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('confirming a stay says what becomes due and when, also when that day is past', async () => {
  const { service } = withStay({ quote: { ...quote, balance_due_on: '2026-01-02' } });
  openRequest(service);
  await press('Confirm');
  const form = await dialog('Confirm this stay?');
  expect(form.getByText('The deposit of US$3,000 becomes due; the email names the day.')).toBeVisible();
  expect(form.getByText('The balance of US$7,000 becomes due today as well: its day is past.')).toBeVisible();
});

test('a refund is to be sent, not due', async () => {
  const { service } = withStay({ status: 'cancelled', closed_as: 'cancelled_by_house', hold_until: null }, [
    { ...due, kind: 'refund' },
  ]);
  openRequest(service);
  const panel = within(await screen.findByRole('region', { name: 'Stay' }));
  expect(await panel.findByText('To be sent by Dec 1, 2026')).toBeVisible();
  await press('Sent: Refund, US$3,000');
  const form = await dialog('Record the refund as sent');
  expect(form.getByText(/^US\$3,000 is to be sent by Dec 1, 2026\./)).toBeVisible();
  expect(form.getByText('A part is possible; the rest is still to be sent.')).toBeVisible();
});
