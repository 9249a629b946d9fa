import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows, paymentRow, received, stayRow } from './testing/own-rows';
import { renderGuest } from './testing/render-guest';

const open = (answers: object = {}) =>
  renderGuest('/dashboard', {
    answers: { ...ownRows, house_today: '2026-12-01', stay_lapses_on: null, ...answers },
  });
const todo = async () => within(await screen.findByRole('region', { name: 'What You Need to Do' }));

test('what she must do comes first, each with one press', async () => {
  const { router } = open();
  const list = await todo();
  await list.findByText('Tell us when you arrive at Ocean Villa Infinity, and who is coming');
  expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Pay the balance for Ocean Villa Infinity, US\$7,000, by Dec 4, 2026/),
    expect.stringMatching(/^Tell us when you arrive/),
    expect.stringMatching(/^Read our message about Private Chef/),
  ]);
  expect(list.getByRole('link', { name: /^Read and Answer: .*Private Chef$/ })).toHaveAttribute(
    'href',
    '/dashboard?tab=messages&thread=request-9',
  );
  await userEvent.click(list.getByRole('button', { name: /^How to Pay: Pay the balance/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?stay=MR-BBBB&do=pay'));
});

test.each([
  ['balance', null, '2026-12-09', /^Pay the balance for .*, US\$7,000, by Dec 9, 2026$/],
  ['damage', null, '2026-11-20', /^Pay the damage deposit for .*, US\$7,000; it was due on Nov 20, 2026$/],
  ['extra', 'Private chef', '2026-12-09', /^Pay Private chef for .*, US\$7,000, by/],
])('what is due is named: %s', async (kind, what, due_on, words) => {
  const payments = [paymentRow('p3', { kind, what, due_on, amount_cents: 700_000 })];
  open({
    reservations: [stayRow('stay-2', 'MR-BBBB', { status: 'confirmed', hold_until: null, payments })],
    requests: [],
  });
  expect(await (await todo()).findByText(words)).toBeVisible();
});

test('the itinerary of the next stay has times, her arrival and what is arranged', async () => {
  const payments = [
    paymentRow('p3', { kind: 'extra', what: 'Private chef', amount_cents: 35_000, ...received(1002) }),
    paymentRow('p4', { kind: 'extra', what: 'Boat', amount_cents: 9_000, ...received(1003) }),
    paymentRow('p5', { kind: 'refund', refund_of: 'p4', amount_cents: 9_000, ...received(1004) }),
  ];
  open({
    reservations: [stayRow('stay-2', 'MR-BBBB', { status: 'confirmed', hold_until: null, payments })],
    requests: [],
    arrival_details: [{ reservation_id: 'stay-2', arrives_at: '16:30', flight: 'AM 652' }],
  });
  const stay = within(await screen.findByRole('region', { name: 'Your stay at Ocean Villa Infinity' }));
  expect(await stay.findByText(/^You arrive: 4:30.PM, AM 652$/)).toBeVisible();
  expect(stay.getByText('Check-in')).toBeVisible();
  expect(stay.getByText('Check-out')).toBeVisible();
  expect(stay.getByText('Arranged with your stay: Private chef')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What You Need to Do' })).not.toBeInTheDocument();
});

test('samples are folded where something live stands above, and one press shows them', async () => {
  open();
  await todo();
  const samples = within(await screen.findByRole('region', { name: 'Sample bookings' }));
  expect(samples.getByText('Sample data')).toBeVisible();
  expect(samples.getByText(/Booking MR-2107/)).not.toBeVisible();
  await userEvent.click(samples.getByRole('button', { name: 'Show the samples', expanded: false }));
  expect(samples.getByText(/Booking MR-2107/)).toBeVisible();
});

test.each([
  [
    'sent',
    [paymentRow('r1', { kind: 'refund', amount_cents: 285_000, ...received(1002) })],
    'US$2,850 was returned to you.',
  ],
  [
    'on its way',
    [paymentRow('r1', { kind: 'refund', amount_cents: 285_000 })],
    'Your refund of US$2,850 is on its way.',
  ],
  ['none', [], 'No refund is due.'],
])('a cancelled stay shows its refund, not its price: %s', async (_, refunds, words) => {
  const change = { status: 'cancelled', closed_as: 'cancelled_by_guest', hold_until: null };
  const payments = [paymentRow('p1', received(1001)), ...refunds];
  renderGuest('/dashboard?bookings=cancelled', {
    demo: false,
    answers: { reservations: [stayRow('stay-2', 'MR-BBBB', { ...change, payments })] },
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/Total/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Details of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.queryByText('Price as agreed')).not.toBeInTheDocument();
});

test('who was refused as an owner reads so first, with the reason', async () => {
  open({
    reservations: [],
    requests: [],
    account_refusal: [{ role: 'owner', reason: 'We know no such house.' }],
  });
  expect(await screen.findByText(/^We could not approve your account as an owner’s account\./)).toBeVisible();
  expect(screen.getByText('Reason: We know no such house.')).toBeVisible();
});
