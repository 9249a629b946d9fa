import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, renderOwner, reservation, statement } from '../testing/render-owner';

jest.mock('@marisma/area-kit/format', () => ({
  ...jest.requireActual<object>('@marisma/area-kit/format'),
  downloadCsv: jest.fn(),
}));
const { downloadCsv } = jest.requireMock<{ downloadCsv: jest.Mock }>('@marisma/area-kit/format');

const reservations = [
  reservation({}),
  reservation({
    code: 'MR-BBBB',
    status: 'pending',
    hold_until: '2026-12-02T16:42:00.5+00:00',
    total_cents: 120050,
  }),
];

const plain = (text: string | null) => text?.replace(/\s/g, ' ');

test('an owner reads the coming stays; details are in the address, contacts are not asked for', async () => {
  const { router, reads } = renderOwner('/owner/reservations', { rows: { reservations } });
  const table = within(await screen.findByRole('table', { name: 'Upcoming' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(table.getByRole('button', { name: 'Details of MR-BBBB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reservation MR-BBBB' }));
  expect(dialog.getByText('US$1,200.50')).toBeVisible();
  expect(dialog.getByText('US$1,800 received')).toBeVisible();
  expect(table.getByText('US$4,200 due')).toBeVisible();
  expect(dialog.getByText(/Dec 2, 2026, 10:42/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Show in the calendar' })).toHaveAttribute(
    'href',
    '/owner/calendar?house=villa-paradise&month=2026-12',
  );
  await waitFor(() => expect(router.state.location.search).toBe('?stay=MR-BBBB'));
  expect(reads.some(({ pathname }) => pathname.includes('contacts'))).toBe(false);
  expect(screen.getByText('Coming Soon')).toBeVisible();
});

test('filters ask for one house, one month and the stays that were called off', async () => {
  const { reads } = renderOwner('/owner/reservations', {
    rows: { reservations: [reservation({ status: 'cancelled', closed_as: 'cancelled_by_guest' })] },
  });
  await screen.findByRole('table', { name: 'Upcoming' });
  const asked = () => reads.findLast(({ pathname }) => pathname.endsWith('/reservations'))?.searchParams;
  expect(asked()?.get('property_id')).toBe('in.(villa-paradise,lagoon-villa-serenity)');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelled' }));
  await userEvent.selectOptions(screen.getByLabelText('House'), 'Lagoon Villa Serenity');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'January 2027');
  await waitFor(() => expect(asked()?.get('nights')).toBe('ov.[2027-01-01,2027-02-01)'));
  expect(asked()?.get('status')).toBe('eq.cancelled');
  expect(asked()?.get('property_id')).toBe('in.(lagoon-villa-serenity)');
  expect(await screen.findByText('Cancelled by the guest')).toBeVisible();
});

test('no stay in a choice says so, and 26 stays are shown 25 at a time', async () => {
  const { unmount } = renderOwner('/owner/reservations', { rows: { reservations: [] } });
  expect(await screen.findByRole('heading', { name: 'No reservations here' })).toBeVisible();
  unmount();
  const many = Array.from({ length: 26 }, (_, at) => reservation({ code: `MR-${1000 + at}` }));
  const { reads } = renderOwner('/owner/reservations', { rows: { reservations: many } });
  const table = within(await screen.findByRole('table', { name: 'Upcoming' }));
  expect(table.getAllByRole('row')).toHaveLength(26);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(27));
  expect(table.getByRole('button', { name: 'Details of MR-1025' })).toHaveFocus();
  // The next page begins after the last stay that was shown.
  expect(reads.at(-1)?.searchParams.get('or')).toBe(
    '(check_in.gt.2026-12-05,and(check_in.eq.2026-12-05,code.gt.MR-1024))',
  );
});

test('more stays that cannot be read are said, and Try again reads them', async () => {
  const many = Array.from({ length: 26 }, (_, at) => reservation({ code: `MR-${1000 + at}` }));
  const world = { rows: { reservations: many }, away: false };
  renderOwner('/owner/reservations', world);
  const table = within(await screen.findByRole('table', { name: 'Upcoming' }));
  world.away = true;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The reservations could not be loaded')).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(26);
  world.away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(27));
});

test('the statement says line by line what the month brings, and the file says the same', async () => {
  renderOwner('/owner/reservations?show=statement&house=villa-paradise&month=2026-11');
  expect(
    await screen.findByRole('heading', { name: 'Statement of Villa Paradise, November 2026' }),
  ).toBeVisible();
  expect(screen.getByText('Owner: Octavio Luna · Number ST-202611-A1B2C3-04')).toBeVisible();
  const cells = within(screen.getByRole('table', { name: 'Lines of the statement' }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => plain(each.textContent));
  expect(cells).toEqual([
    'MR-OLD1Nov 2 – 6, 2026StayThe guest pays US$6,500, with US$1,200 of taxes and US$300 of fees.US$5,000',
    'MR-OLD1Nov 2 – 6, 2026Commission (20%)-US$1,000',
    'MR-OLD1Nov 2 – 6, 2026Correction, October 2026: Stay-US$500',
    '–Nov 2, 2026Expense: Plumber-US$100.50',
    'MR-AAAANov 2 – 6, 2026Stay, expectedUS$4,500.50',
  ]);
  const sums = screen.getAllByRole('definition').map((each) => each.textContent);
  const account = ['US$6,000', '-US$1,200', '-US$300', 'US$4,500', '-US$1,000', '-US$100.50', 'US$3,399.50'];
  const paid = ['-US$200', 'US$3,199.50', 'US$4,500.50'];
  // Nights of November 7,000, less those of later stays, with those of October: 9,500.50; less the correction.
  const agree = ['US$7,000', '-US$3,000', 'US$5,500.50', 'US$9,500.50', '-US$500', 'US$9,000.50'];
  expect(sums).toEqual([...account, ...paid, ...agree]);
  expect(screen.getByText('Paid out on Nov 20, 2026 to Octavio Luna, SPEI 4471')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [name, rows] = downloadCsv.mock.calls[0] as [string, (string | number)[][]];
  expect(name).toBe('marisma-statement-villa-paradise-2026-11.csv');
  expect(rows[0]).toContain('Octavio Luna');
  expect(rows.slice(2).map((each) => each.at(-1))).toEqual([
    5000, -1000, -500, -100.5, 4500.5, 6000, -1200, -300, 4500, -1000, -100.5, 3399.5, -200, 3199.5, 4500.5,
  ]);
  expect(rows[2]?.slice(3)).toEqual([6500, 1200, 300, 5000]);
});

const CORRECTED = [line('stay', 20000), line('correction', -20000)];
test.each([
  [
    'more than a corrected payout was transferred',
    { payout_cents: 0, balance_cents: -20000, lines: CORRECTED },
    ['Overpaid, deducted from later payouts'],
    ['US$0', '-US$200', '-US$200'],
  ],
  [
    'earlier months were paid too much, and nothing is transferred',
    { paid: [], carried_cents: -50000, balance_cents: 300000 },
    ['Overpaid in earlier months', 'Still to be paid out'],
    ['US$3,399.50', '-US$500', 'US$3,000'],
  ],
])('where %s, the sums say so', async (_when, change, labels, sums) => {
  renderOwner('/owner/reservations?show=statement&house=villa-paradise', {
    rpc: (name) =>
      name === 'owner_statement'
        ? Response.json([{ ...statement, expected_cents: 0, ...change }])
        : undefined,
  });
  for (const label of labels) expect(await screen.findByText(label)).toBeVisible();
  const shown = screen.getAllByRole('definition').map((each) => each.textContent);
  const from = shown.indexOf(sums[0] ?? '');
  expect(shown.slice(from, from + sums.length)).toEqual(sums);
});

test('a statement that cannot be read says so, and Try again reads it', async () => {
  let away = true;
  renderOwner('/owner/reservations?show=statement&house=villa-paradise', {
    rpc: (name) => {
      if (name === 'owner_statement' && away) throw new TypeError('offline');
      return undefined;
    },
  });
  expect(await screen.findByText('The statement could not be loaded')).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Payout so far')).toBeVisible();
});
