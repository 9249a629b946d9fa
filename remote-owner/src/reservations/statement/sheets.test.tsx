import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, refusal, renderOwner, reservation, statement, USER } from '../../testing/render-owner';

jest.mock('@marisma/area-kit/format', () => ({
  ...jest.requireActual<object>('@marisma/area-kit/format'),
  downloadCsv: jest.fn(),
}));
const { downloadCsv } = jest.requireMock<{ downloadCsv: jest.Mock }>('@marisma/area-kit/format');

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('all houses of an owner are on one sheet, side by side and line by line', async () => {
  renderOwner('/owner/reservations?show=statement&month=2026-11');
  expect(
    await screen.findByRole('heading', { name: 'Statement of all houses, November 2026' }),
  ).toBeVisible();
  expect(screen.getByText('Owner: Octavio Luna · Number ST-202611-A1B2C3')).toBeVisible();
  const rows = rowsOf('The houses side by side');
  expect(rows[0]).toEqual(['Guests paid', 'US$12,000', 'US$6,000', 'US$6,000']);
  expect(rows.at(-1)).toEqual(['Still to be paid out', 'US$6,399', 'US$3,199.50', 'US$3,199.50']);
  expect(screen.getByRole('table', { name: 'Lines of the statement: Lagoon Villa Serenity' })).toBeVisible();
});

test('the sheet of a year has each month and the year, with the transfers; the file says the same', async () => {
  const month = (of: string, change: object = {}) => ({
    owner_id: USER,
    owner: 'Octavio Luna',
    property_id: 'villa-paradise',
    month: of,
    gross_cents: 130000,
    tax_cents: 19000,
    rent_cents: 100000,
    commission_cents: -20000,
    expense_cents: -5000,
    payout_cents: 75000,
    paid_cents: 0,
    balance_cents: 75000,
    ...change,
  });
  const nothing = {
    gross_cents: null,
    tax_cents: null,
    rent_cents: null,
    commission_cents: null,
    expense_cents: null,
  };
  const sums = [
    month('2026-10-01'),
    month('2026-11-01', { ...nothing, payout_cents: null, paid_cents: 75000, balance_cents: 0 }),
    month('2026-12-01', { balance_cents: 75000 }),
  ];
  const transfer = {
    id: 'p1',
    property_id: 'villa-paradise',
    owner_id: USER,
    month: '2026-11-01',
    amount_cents: 75000,
    paid_on: '2026-11-20',
    reference: null,
  };
  renderOwner('/owner/reservations?show=statement&view=year', {
    rows: { owner_payouts: [transfer] },
    rpc: (name) => (name === 'owner_year' ? Response.json(sums) : undefined),
  });
  expect(await screen.findByRole('heading', { name: 'Statement of all houses, 2026' })).toBeVisible();
  const rows = rowsOf('The year month by month');
  expect(rows).toHaveLength(13);
  const october = [
    '750.00',
    '1,300.00',
    '190.00',
    '110.00',
    '1,000.00',
    '-200.00',
    '-50.00',
    '0.00',
    '750.00',
  ];
  expect(rows[9]).toEqual(['October 2026', ...october]);
  expect(rows[10]?.slice(-2)).toEqual(['750.00', '0.00']);
  const year = [
    '1,500.00',
    '2,600.00',
    '380.00',
    '220.00',
    '2,000.00',
    '-400.00',
    '-100.00',
    '750.00',
    '750.00',
  ];
  expect(rows[12]).toEqual(['The year', ...year]);
  expect(screen.getByText('Nov 20, 2026: Villa Paradise, for November 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [name, file] = downloadCsv.mock.calls.at(-1) as [string, unknown[][]];
  expect(name).toBe('marisma-statement-all-houses-2026.csv');
  expect(file.at(-2)).toEqual(['The year', 1500, 2600, 380, 220, 2000, -400, -100, 750, 750]);
});

test('staff note a transfer and an expense of the owner; what is wrong is said, and what is typed stays', async () => {
  let refused = true;
  const { calls } = renderOwner('/owner/reservations?show=statement&house=villa-paradise&month=2026-11', {
    roles: ['management'],
    rpc: (name) => (name === 'add_expense' && refused ? refusal('no_owner', '', 400) : undefined),
  });
  const amounts = await screen.findAllByLabelText('Amount in US dollars');
  expect(amounts[0]).toHaveValue('3199.50');
  await userEvent.type(screen.getByLabelText('Reference of the transfer'), 'SPEI 9');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Note the transfer' }));
  await waitFor(() => expect(screen.getByLabelText('Reference of the transfer')).toHaveValue(''));
  expect(calls).toEqual([
    [
      'record_payout',
      {
        property_id: 'villa-paradise',
        month: '2026-11-01',
        amount_cents: 319950,
        paid_on: '2026-12-01',
        request_key: expect.any(String) as string,
        reference: 'SPEI 9',
        owner_id: USER,
      },
    ],
  ]);
  const note = screen.getByRole('button', { name: 'Note the expense' });
  await userEvent.click(note);
  expect(screen.getByText('Please say what it was for.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('What for'), 'Pool pump');
  await userEvent.type(screen.getAllByLabelText('Amount in US dollars')[1] as HTMLElement, '120.50');
  await userEvent.click(note);
  expect(await screen.findByText('The house belonged to no owner on that day.')).toBeVisible();
  expect(screen.getByLabelText('What for')).toHaveValue('Pool pump');
  refused = false;
  await userEvent.click(note);
  await waitFor(() => expect(screen.getByLabelText('What for')).toHaveValue(''));
  const [first, second] = calls.slice(1).map((call) => (call as [string, { request_key: string }])[1]);
  expect(second).toMatchObject({ what: 'Pool pump', amount_cents: 12050, spent_on: '2026-12-01' });
  expect(second?.request_key).toBe(first?.request_key);
});

test('staff take an expense back after a question; an owner has no such button', async () => {
  let ended = true;
  const { calls, unmount } = renderOwner('/owner/reservations?show=statement&house=villa-paradise', {
    roles: ['management'],
    rpc: (name) => (name === 'reverse_expense' && ended ? refusal('signed_out') : undefined),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Take back: Expense: Plumber, US$100.50' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this back?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByRole('link', { name: 'Sign in' })).toBeVisible();
  ended = false;
  calls.length = 0;
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(calls).toEqual([['reverse_expense', { expense_id: 'line -10050' }]]));
  unmount();
  renderOwner('/owner/reservations?show=statement&house=villa-paradise');
  await screen.findByText('Expense: Plumber');
  expect(screen.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument();
});

test('a house with two owners has a statement for each, and staff choose one', async () => {
  const two = [
    statement,
    { ...statement, owner_id: 'other', owner: 'Berta Cano', lines: [line('stay', 70000)] },
  ];
  renderOwner('/owner/reservations?show=statement&house=villa-paradise&month=2026-11', {
    roles: ['management'],
    rpc: (name) => (name === 'owner_statement' ? Response.json(two) : undefined),
  });
  expect(await screen.findByText(/^Villa Paradise \(Berta Cano\) · Number/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Berta Cano');
  expect(await screen.findByText('Owner: Berta Cano · Number ST-202611-A1B2C3-04')).toBeVisible();
});

test('staff set ten percent for an owner’s own guest, with the reason; the owner reads the percent', async () => {
  const rows = { reservations: [reservation()] };
  const { calls, unmount } = renderOwner('/owner/reservations?stay=MR-AAAA', { rows, roles: ['management'] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reservation MR-AAAA' }));
  await userEvent.type(dialog.getByLabelText(/^The owner’s own guest: 10%/), 'Her sister');
  await userEvent.click(dialog.getByRole('button', { name: 'Set 10%' }));
  await waitFor(() =>
    expect(calls).toEqual([
      [
        'set_commission',
        { reservation_id: reservation().id, percent: 10, reason: 'Her sister', expected_version: 1 },
      ],
    ]),
  );
  unmount();
  renderOwner('/owner/reservations?stay=MR-AAAA', { rows });
  const own = within(await screen.findByRole('dialog', { name: 'Reservation MR-AAAA' }));
  expect(own.getByText('20%')).toBeVisible();
  expect(own.queryByRole('button', { name: 'Set 10%' })).not.toBeInTheDocument();
});
