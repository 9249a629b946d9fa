import { addDays } from '@marisma/area-kit/format';
import { nightsFor, quoteRow } from '@marisma/area-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows } from '../testing/own-rows';
import { failure, refusal, renderGuest } from '../testing/render-guest';

/** The house's today; the stay MR-BBBB is in the nights of 2 to 6 February. */
const TODAY = '2027-01-25';
const taken = `${'.'.repeat(20)}xxx${'.'.repeat(60)}`;

beforeEach(() => {
  jest.clearAllMocks();
});

const move_nights = jest.fn((_: object): unknown => nightsFor(TODAY, taken));
const quote_move = jest.fn((_: object): unknown => quoteRow(6));
const ask_move = jest.fn((_: object) => ({}));

const open = () =>
  renderGuest('/dashboard?stay=MR-BBBB&do=dates', {
    answers: { ...ownRows, house_today: TODAY, move_nights, quote_move, ask_move },
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change dates' }));

test.each([
  ['right', 0],
  ['a year ahead', 365],
  ['a year behind', -365],
])(
  'other nights are chosen in a calendar where her own are free, on a device whose clock is %s',
  async (_, error) => {
    jest.useFakeTimers({ now: new Date(`${addDays(TODAY, error)}T18:00:00Z`), advanceTimers: true });
    const { shell } = open();
    const dates = await dialog();
    expect(await dates.findByRole('button', { name: /February 2, 2027, your arrival/ })).toBeVisible();
    expect(dates.getByText('These are the dates of your stay.')).toBeVisible();
    expect(dates.getByRole('button', { name: 'Request These Dates' })).toBeDisabled();
    expect(dates.getByRole('button', { name: /February 15, 2027, This night is booked/ })).toBeVisible();

    await userEvent.click(dates.getByRole('button', { name: /February 4, 2027/ }));
    await userEvent.click(dates.getByRole('button', { name: /February 10, 2027/ }));
    expect(await dates.findByText(/US\$1,000 less than now/)).toBeVisible();
    await userEvent.type(dates.getByLabelText('Message (optional)'), 'We land later.');
    await userEvent.dblClick(dates.getByRole('button', { name: 'Request These Dates' }));
    await waitFor(() => expect(shell.recorded.notices).toHaveLength(1));
    expect(move_nights.mock.calls.map(([args]) => args)).toEqual([{ reservation_id: 'stay-2' }]);
    expect(quote_move).toHaveBeenCalledTimes(1);
    expect(ask_move).toHaveBeenCalledTimes(1);
    expect(ask_move.mock.calls[0]?.[0]).toMatchObject({
      check_in: '2027-02-04',
      check_out: '2027-02-10',
      message: 'We land later.',
      quote_hash: 'hash',
      expected_version: 3,
    });
  },
);

test('nights that cannot be read say so and are read again; what was typed stays', async () => {
  move_nights.mockReturnValueOnce(failure(503));
  quote_move.mockReturnValueOnce(refusal('signed_out'));
  open();
  const dates = await dialog();
  expect(await dates.findByText('The calendar cannot be shown')).toBeVisible();
  await userEvent.type(dates.getByLabelText('Message (optional)'), 'Hello');
  await userEvent.click(dates.getByRole('button', { name: 'Try again' }));
  expect(await dates.findByRole('button', { name: /February 2, 2027, your arrival/ })).toBeVisible();
  expect(dates.getByLabelText('Message (optional)')).toHaveValue('Hello');
  await userEvent.click(dates.getByRole('button', { name: /February 10, 2027/ }));
  await userEvent.click(dates.getByRole('button', { name: /February 14, 2027/ }));
  expect(await dates.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a stay that was called off in another tab is shown as it is now', async () => {
  move_nights.mockReturnValueOnce(refusal('not_allowed'));
  const off = { status: 'cancelled', closed_as: 'withdrawn' };
  const reservations = jest
    .fn((): object[] => ownRows.reservations.map((row) => ({ ...row, ...off })))
    .mockReturnValueOnce(ownRows.reservations);
  renderGuest('/dashboard?stay=MR-BBBB&do=dates', {
    answers: { ...ownRows, house_today: TODAY, move_nights, reservations },
  });
  const details = within(await screen.findByRole('dialog', { name: 'Ocean Villa Infinity' }));
  expect(details.getByText('This request was withdrawn.')).toBeVisible();
});

test('nights that are refused say with numbers why, and the nearest that can be had are one press away', async () => {
  const rules = { season: 'easter', min_nights: 5, arrival_days: [6], sleeps: 8, max_pets: 0 };
  const refusal = { code: 'PT400', message: 'No', details: 'arrival_day', hint: JSON.stringify(rules) };
  quote_move.mockReturnValueOnce(Response.json(refusal, { status: 400 }));
  open();
  const dates = await dialog();
  await userEvent.click(await dates.findByRole('button', { name: /February 4, 2027/ }));
  await userEvent.click(dates.getByRole('button', { name: /February 10, 2027/ }));
  expect(
    await dates.findByText('At Easter, a stay has 5 nights or more and begins on a Saturday.'),
  ).toBeVisible();
  await userEvent.click(dates.getByRole('button', { name: /^Feb 5\s–\s11$/ }));
  expect(await dates.findByText(/US\$1,000 less than now/)).toBeVisible();
});
