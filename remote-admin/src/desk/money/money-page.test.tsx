import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MoneyRow } from '@marisma/area-kit/data';
import { openPage } from '../../testing/open-page';

jest.mock('@marisma/area-kit/format', () => ({
  ...jest.requireActual<object>('@marisma/area-kit/format'),
  downloadCsv: jest.fn(),
}));
const { downloadCsv } = jest.requireMock<{ downloadCsv: jest.Mock }>('@marisma/area-kit/format');

const row = (at: number, part: Partial<MoneyRow> = {}): MoneyRow => ({
  id: `payment-${at}`,
  reservation_id: 'stay-1',
  payment_id: `payment-${at}`,
  day: '2026-11-20',
  cents: 180000,
  kind: 'deposit',
  what: null,
  method: null,
  received_on: null,
  reference: null,
  receipt_no: null,
  noted_by: null,
  code: `MR-${1000 + at}`,
  property: 'Villa Paradise',
  check_in: '2026-12-05',
  check_out: '2026-12-09',
  hold_until: null,
  name: `Guest ${at}`,
  request_id: `request-${at}`,
  ...part,
});

const received = row(1, {
  kind: 'balance',
  day: '2026-12-01',
  received_on: '2026-12-01',
  method: 'transfer',
  reference: 'SPEI 77',
  receipt_no: 1001,
  noted_by: 'luis',
});
const correction = {
  ...received,
  id: 'payment-2',
  payment_id: 'payment-2',
  cents: -180000,
  receipt_no: 1002,
};

function open(path = '/desk/money') {
  const groups: Record<string, MoneyRow[]> = {
    today: [],
    overdue: Array.from({ length: 51 }, (_, at) => row(at)),
    holds: [row(1, { id: 's', payment_id: null, kind: null, hold_until: '2026-12-01T22:00:00+00:00' })],
    received: [received, correction],
  };
  return openPage(path, {
    staff_members: () => [{ id: 'luis', name: 'Luis' }],
    money_list: ({ in_group, words, after_id, most }) => {
      const rows = (groups[String(in_group)] ?? []).filter(
        ({ name, reference }) => !words || `${name} ${reference}`.includes(String(words)),
      );
      const from = after_id ? rows.findIndex(({ id }) => id === after_id) + 1 : 0;
      return {
        rows: rows.slice(from, from + Number(most)),
        sums: after_id ? null : { overdue: { rows: 51, cents: 9180000 }, holds: { rows: 1, cents: 180000 } },
        today: after_id ? null : [{ method: 'cash', in_cents: 90000, out_cents: 5000 }],
      };
    },
    invoice_data: () => [
      {
        receipt_no: 1001,
        received_on: '2026-12-01',
        kind: 'balance',
        code: 'MR-1001',
        property_id: 'villa-paradise',
        amount_cents: 180000,
        total_cents: 600000,
        taxes: { iva: 23000, lodging_tax: 4000 },
        rfc: 'XAXX010101000',
        name: 'Público',
      },
    ],
  });
}

beforeEach(() => {
  downloadCsv.mockClear();
  jest.useFakeTimers({ now: new Date('2026-12-01T18:00:00Z'), advanceTimers: true });
});
test('the desk’s page of money says what is to do in groups; each row leads to the stay’s request', async () => {
  const { user, service } = open();
  expect(await screen.findByRole('heading', { name: 'Money', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText(/^Received today: Cash/)).toHaveTextContent(
    'Received today: Cash US$900, US$50 sent back',
  );
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  const groups = within(screen.getByRole('navigation', { name: 'What to do' }));
  expect(groups.getByRole('link', { name: /^Due today/ })).toHaveAttribute('aria-current', 'page');
  await user.click(groups.getByRole('link', { name: /^Overdue\s*US\$91,800\s*51 entries/ }));
  const table = await screen.findByRole('table', { name: 'Overdue' });
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  const link = within(table).getByRole('link', { name: 'MR-1003, Guest 3' });
  expect(link).toHaveAttribute('href', '/desk/requests/request-3');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(52));
  expect(within(table).getByRole('link', { name: 'MR-1050, Guest 50' })).toHaveFocus();
  expect(service.sent('money_list').at(-1)).toEqual({
    in_group: 'overdue',
    most: 50,
    after_day: '2026-11-20',
    after_id: 'payment-49',
  });
});

test('a search stands behind the # of the address; a hold has its hour', async () => {
  const { user, service, router } = open('/desk/money?group=holds');
  expect(await screen.findByText('Total of the stay')).toBeVisible();
  expect(screen.getByText(/Tue, Dec 1, 4:00/)).toBeVisible();
  await user.type(screen.getByLabelText('Search'), 'nobody');
  expect(await screen.findByText('Nothing in this group has these words.')).toBeVisible();
  expect(service.sent('money_list').at(-1)).toEqual({ in_group: 'holds', most: 50, words: 'nobody' });
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ search: '?group=holds', hash: '#q=nobody' }),
  );
});

test('what was received in a month goes to a file, and so do the data for its invoices', async () => {
  const { user, service } = open('/desk/money?group=received');
  expect(await screen.findByText('Correction: Balance')).toBeVisible();
  expect(screen.getByText('Bank transfer · SPEI 77 · receipt 1001')).toBeVisible();
  expect(service.sent('money_list').at(-1)).toMatchObject({ from_day: '2026-12-01' });
  await user.dblClick(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloadCsv).toHaveBeenCalledTimes(1));
  const [file, rows] = downloadCsv.mock.calls[0] as [string, unknown[][]];
  expect(file).toBe('marisma-money-received.csv');
  expect(rows.map((cells) => cells.slice(-7))).toEqual([
    ['What', 'Amount', 'Currency', 'Method', 'Reference', 'Receipt', 'Noted by'],
    ['Balance', 1800, 'USD', 'Bank transfer', 'SPEI 77', 1001, 'Luis'],
    ['Correction: Balance', -1800, 'USD', 'Bank transfer', 'SPEI 77', 1002, 'Luis'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Invoice data (CSV)' }));
  await waitFor(() => expect(downloadCsv).toHaveBeenCalledTimes(2));
  expect(service.sent('invoice_data')).toEqual([{ from_day: '2026-12-01', to_day: '2026-12-02' }]);
  const [, invoices] = downloadCsv.mock.calls[1] as [string, unknown[][]];
  expect(invoices[0]?.slice(-5)).toEqual(['currency', 'amount', 'stay_total', 'iva', 'lodging_tax']);
  expect(invoices[1]?.slice(-5)).toEqual(['USD', 1800, 6000, 230, 40]);
  // Without a first day the list has all that ever came.
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
  expect(await screen.findByText(/^For invoice data choose a first day/)).toBeVisible();
  await waitFor(() => expect(service.sent('money_list').at(-1)).not.toHaveProperty('from_day'));
});
