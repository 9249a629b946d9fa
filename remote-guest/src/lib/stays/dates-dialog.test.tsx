import { addDays } from '@marisma/area-kit/format';
import { nightsFor, quoteRow } from '@marisma/area-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRows } from '../testing/live-rows';
import { renderGuest } from '../testing/render-guest';

/** The house's today; the stay MR-BBBB is in the nights of 2 to 6 February. */
const TODAY = '2027-01-25';
const taken = `${'.'.repeat(20)}xxx${'.'.repeat(60)}`;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

const usual = (name: string): Response => {
  if (name === 'move_nights') return Response.json(nightsFor(TODAY, taken));
  return Response.json(name === 'quote_move' ? quoteRow(6) : {});
};

function open(answer: (name: string) => Response = usual) {
  const calls: [string, Record<string, unknown>][] = [];
  const world = renderGuest('/dashboard?stay=MR-BBBB&do=dates', {
    rows: liveRows,
    today: TODAY,
    rpc: (name, args) => {
      calls.push([name, args]);
      return answer(name);
    },
  });
  return { ...world, calls };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change dates' }));

test.each([
  ['right', 0],
  ['a year ahead', 365],
  ['a year behind', -365],
])(
  'other nights are chosen in a calendar where her own are free, on a device whose clock is %s',
  async (_, error) => {
    jest.useFakeTimers({ now: new Date(`${addDays(TODAY, error)}T18:00:00Z`), advanceTimers: true });
    const { calls, shell } = open();
    const dates = await dialog();
    expect(await dates.findByRole('button', { name: /February 2, 2027, your arrival/ })).toBeVisible();
    expect(dates.getByText('These are the dates of your stay.')).toBeVisible();
    expect(dates.getByRole('button', { name: 'Request These Dates' })).toBeDisabled();
    expect(dates.getByRole('button', { name: /February 15, 2027, This night is taken/ })).toBeVisible();

    await userEvent.click(dates.getByRole('button', { name: /February 4, 2027/ }));
    await userEvent.click(dates.getByRole('button', { name: /February 10, 2027/ }));
    expect(await dates.findByText(/\$1,000 less than now/)).toBeVisible();
    await userEvent.type(dates.getByLabelText('Message (optional)'), 'We land later.');
    await userEvent.dblClick(dates.getByRole('button', { name: 'Request These Dates' }));
    await waitFor(() => expect(shell.seen.notices).toHaveLength(1));
    expect(calls.map(([name]) => name)).toEqual(['move_nights', 'quote_move', 'ask_move']);
    expect(calls[0]?.[1]).toEqual({ reservation_id: 'stay-2' });
    expect(calls[2]?.[1]).toMatchObject({
      check_in: '2027-02-04',
      check_out: '2027-02-10',
      message: 'We land later.',
      quote_hash: 'hash',
      expected_version: 3,
    });
  },
);

test('nights that cannot be read say so and are read again; what was typed stays', async () => {
  let away = true;
  open((name) =>
    away
      ? Response.json({ code: '500', message: 'down', details: null, hint: null }, { status: 503 })
      : usual(name),
  );
  const dates = await dialog();
  expect(await dates.findByText('The calendar cannot be shown')).toBeVisible();
  await userEvent.type(dates.getByLabelText('Message (optional)'), 'Hello');
  away = false;
  await userEvent.click(dates.getByRole('button', { name: 'Try again' }));
  expect(await dates.findByRole('button', { name: /February 2, 2027, your arrival/ })).toBeVisible();
  expect(dates.getByLabelText('Message (optional)')).toHaveValue('Hello');
});
