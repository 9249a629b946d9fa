import { screen, waitFor, within } from '@testing-library/react';
import { quoteRow } from '@marisma/area-kit/testing';
import { changeOf, openPage } from '../../testing/open-page';
import { fill } from '../../testing/screen';

const ALL = {
  ...{ balance_days: 60, deposit_days: 3, lapse_days: 2, bank_fee_percent: 5, half_refund_days: 30 },
  ...{ lead_days: 0, most_nights: 90, farthest_days: 730, most_holds: 5 },
};
const HOUSE = {
  ...{ deposit_percent: 30, hold_hours: 24 },
  ...{ check_in_time: '15:00', check_out_time: '11:00' },
};
const offer = (code: string | null, deposit: number) => ({
  code,
  quote: { ...quoteRow(7, 'x', 10_000), deposit_cents: deposit },
  min_nights: 3,
  arrival_days: [1, 2, 3, 4, 5, 6, 7],
});

const open = (path: string) =>
  openPage(path, {
    booking_rules: ({ property_id }) => ({
      version: 7,
      today: '2026-11-27',
      rules: property_id ? HOUSE : ALL,
      history: [changeOf({ ...ALL, balance_days: 45 }, ALL)],
    }),
    preview_booking_rules: () => ({ before: offer(null, 21000), after: offer('too_soon', 28000) }),
    set_booking_rules: () => undefined,
  });

test('an admin changes what holds for all houses, once, and reads who changed it before', async () => {
  const { user, service, shell } = open('/admin/reservations/rules');
  expect(await screen.findByText('Balance due, days before arrival: 45 → 60')).toBeVisible();
  fill('Notice before arrival, days', 'soon');
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  const notice = screen.getByLabelText('Notice before arrival, days');
  expect(notice).toHaveAccessibleDescription(/A whole number from 0 to 60\./);
  await waitFor(() => expect(notice).toHaveFocus());
  expect(service.sent('set_booking_rules')).toEqual([]);
  fill('Notice before arrival, days', '2');
  await user.dblClick(screen.getByRole('button', { name: 'Save rules' }));
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([{ title: 'The booking rules are saved' }]),
  );
  expect(service.sent('set_booking_rules')).toEqual([
    { draft: { ...ALL, lead_days: 2 }, expected_version: 7 },
  ]);
});

test('the rules of a house are compared at a stay, and what the site still says is told', async () => {
  const { service } = open('/admin/reservations/rules/villa-paradise');
  await screen.findByLabelText('Deposit, percent');
  expect(screen.queryByText(/the website still says/)).not.toBeInTheDocument();
  fill('Deposit, percent', '50');
  expect(screen.getByText(/^Deposit, percent: the website still says 30\./)).toBeVisible();
  fill('Arrival', '2027-02-01');
  fill('Departure', '2027-02-08');
  const after = await screen.findByRole('region', { name: /^With your changes/ });
  expect(within(after).getByText('US$280')).toBeVisible();
  expect(screen.getByText('A guest could not book it: the arrival is too near.')).toBeVisible();
  expect(service.sent('preview_booking_rules').at(-1)).toEqual({
    property_id: 'villa-paradise',
    check_in: '2027-02-01',
    check_out: '2027-02-08',
    guests: 1,
    common: false,
    draft: { ...HOUSE, deposit_percent: 50 },
  });
});

test('the times of a house are set, none is left out, and what its page still says is told', async () => {
  const { user, service } = open('/admin/reservations/rules/villa-paradise');
  const checkIn = await screen.findByLabelText('Check-in from');
  expect(checkIn).toHaveValue('15:00');
  fill('Check-in from', '');
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(checkIn).toHaveAccessibleDescription(/Enter a time of day\./);
  expect(service.sent('set_booking_rules')).toEqual([]);
  fill('Check-in from', '16:30');
  expect(screen.getByText(/^Check-in from: the website still says 15:00\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  await waitFor(() =>
    expect(service.sent('set_booking_rules')).toEqual([
      { property_id: 'villa-paradise', draft: { ...HOUSE, check_in_time: '16:30' }, expected_version: 7 },
    ]),
  );
});

test('half is refunded for fewer days than those of the balance', async () => {
  const { user, service } = open('/admin/reservations/rules');
  await screen.findByLabelText('Balance due, days before arrival');
  fill('Balance due, days before arrival', '30');
  await user.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(screen.getByLabelText('No refund from, days before arrival')).toHaveAccessibleDescription(
    /Fewer days than those of the balance\./,
  );
  expect(service.sent('set_booking_rules')).toEqual([]);
});
