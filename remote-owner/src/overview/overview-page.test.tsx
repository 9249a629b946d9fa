import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, refusal, renderOwner, reservation, statement, type OwnerWorld } from '../testing/render-owner';

jest.mock('@marisma/area-kit/format', () => ({
  ...jest.requireActual<object>('@marisma/area-kit/format'),
  downloadCsv: jest.fn(),
}));
const { downloadCsv } = jest.requireMock<{ downloadCsv: jest.Mock }>('@marisma/area-kit/format');

const upcoming = [
  reservation(),
  reservation({ code: 'MR-BBBB', status: 'pending', changed_at: '2026-11-30T19:00:00+00:00' }),
];
const figure = (property_id: string, month: string, change: object = {}) => ({
  property_id,
  month,
  nights: 30,
  booked: 12,
  blocked: 10,
  arrivals: 3,
  revenue_cents: 1440000,
  ...change,
});
const figures = [
  figure('villa-paradise', '2026-11-01', { revenue_cents: 1200000 }),
  figure('villa-paradise', '2026-12-01'),
  figure('lagoon-villa-serenity', '2026-12-01', { booked: 8, revenue_cents: 960000 }),
];
const rpc: OwnerWorld['rpc'] = (name) => (name === 'house_figures' ? Response.json(figures) : undefined);

const open = (world: OwnerWorld = {}) =>
  renderOwner('/owner', { demo: false, rows: { reservations: upcoming }, rpc, ...world });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const NAMES = [
  'Quick actions',
  'Revenue by month',
  'Upcoming reservations',
  'Latest reviews',
  'Notifications',
  'Monthly summary',
];
const value = (label: string) => screen.getByText(label).parentElement?.textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), advanceTimers: true });
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('where the site is no demo, an owner sees the own figures, and no sample', async () => {
  open();
  for (const name of NAMES) expect(await screen.findByRole('region', { name })).toBeVisible();
  // 14,400 and 9,600 dollars after 12,000; 20 of 40 nights that were not blocked after 12 of 20.
  expect(value('Revenue this month')).toBe('Revenue this monthUS$24,000+100% vs. last month');
  expect(value('Occupancy rate')).toBe('Occupancy rate50%This month: -10 points vs. last month');
  expect(value('Average nightly rate')).toBe('Average nightly rateUS$1,200over 20 booked nights this month');
  const table = within(screen.getByRole('table', { name: 'Upcoming reservations' }));
  expect(table.getByText('MR-AAAA')).toBeVisible();
  expect(screen.getByText('No reviews yet')).toBeVisible();
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  expect(screen.queryByText(/Camila|Henrik/)).not.toBeInTheDocument();
});

test('in a demo the samples follow what is live, under their label', async () => {
  open({ demo: true });
  const samples = await screen.findByRole('region', { name: 'Sample host dashboard' });
  expect(within(samples).getByText('Sample data: these figures are not live.')).toBeVisible();
  for (const name of NAMES.slice(1)) {
    const live = await screen.findByRole('region', { name });
    const sample = within(samples).getByRole('region', { name: `${name} (sample)` });
    expect(live.compareDocumentPosition(sample)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  const summary = within(within(samples).getByRole('region', { name: 'Monthly summary (sample)' }));
  expect(summary.getByText('Your payout').nextSibling).toHaveTextContent('US$71,388');
  const months = summary.getAllByRole('option');
  expect(months).toHaveLength(12);
  await user().selectOptions(summary.getByRole('combobox', { name: 'Month' }), months[1]!);
  expect(summary.getByText('Your payout').nextSibling).toHaveTextContent('US$61,125');
  const chart = within(within(samples).getByRole('region', { name: 'Revenue by month (sample)' }));
  expect(chart.getByRole('img', { name: /Best month: .+ 20\d\d, US\$99,000\./ })).toBeVisible();
  expect(chart.getByText(/Chart placeholder/)).toBeVisible();
});

test('an owner without a house is told whom to ask; the samples of a demo still stand', async () => {
  const { unmount } = open({ rows: { property_owners: [] } });
  expect(
    await screen.findByRole('heading', { name: 'Your owner account is awaiting approval' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to your Marisma team' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Revenue by month/ })).not.toBeInTheDocument();
  unmount();
  open({ demo: true, rows: { property_owners: [] } });
  expect(await screen.findByRole('region', { name: 'Revenue by month (sample)' })).toBeVisible();
});

test('a new house without stays says what comes first', async () => {
  open({
    rows: { reservations: [] },
    rpc: (name) => (name === 'house_figures' ? Response.json([]) : undefined),
  });
  expect(await screen.findByText('No revenue yet')).toBeVisible();
  expect(screen.getByText('No reservations ahead')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute('href', '/owner/calendar');
  expect(screen.getByText('Nothing new')).toBeVisible();
  expect(value('Occupancy rate')).toBe('Occupancy rate0%This month: 0 points vs. last month');
});

test('figures that cannot be read say so, and Try again reads them', async () => {
  let away = true;
  open({
    rpc: (name, args) => {
      if (name === 'house_figures' && away) throw new TypeError('offline');
      return rpc(name, args);
    },
  });
  const failed = 'The figures could not be loaded';
  expect(await screen.findByText(failed)).toBeVisible();
  away = false;
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Monthly summary' })).toBeVisible();
});

test('management that nobody has approved is told so', async () => {
  open({
    roles: ['management'],
    rpc: (name) => (name === 'house_figures' ? refusal('not_allowed', '', 403) : undefined),
  });
  expect(await screen.findByText(/^Your owner account is awaiting approval/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  [/^Block dates/, '/owner/calendar'],
  [/^Messages ?Write to/, '/owner/messages'],
  [/^Edit property/, '/owner/property'],
  [/^View payouts/, '/owner/payouts'],
  [/^Your houses at a glance/, '/owner-dashboard'],
])('%s links to the page of its tool', async (name, href) => {
  open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('management has no host dashboard to go to', async () => {
  open({ roles: ['management'] });
  expect(await screen.findByRole('region', { name: 'Monthly summary' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /host dashboard/ })).not.toBeInTheDocument();
});

test('the chart has a name, and its figures are also in a table', async () => {
  open();
  const chart = await region('Revenue by month');
  expect(
    chart.getByRole('img', { name: 'Revenue by month. Best month: December 2026, US$24,000.' }),
  ).toBeVisible();
  chart.getByRole('button', { name: 'Show the figures as a table' }).focus();
  await user().keyboard('{Enter}');
  expect(chart.getAllByRole('row')).toHaveLength(13);
});

test('what changed last is listed, newest first, and stays read on this device', async () => {
  const paid = {
    id: 'p1',
    property_id: 'villa-paradise',
    month: '2026-10-01',
    amount_cents: 123400,
    reverses: null,
    noted_at: '2026-11-29T18:00:00+00:00',
  };
  const world = { rows: { reservations: upcoming, owner_payouts: [paid] } };
  const { unmount } = open(world);
  let list = await region('Notifications');
  const titles = list.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '));
  expect(titles[0]).toMatch(/New booking requestVilla Paradise: 4 nights, Dec 5 – 9, 2026 \(MR-BBBB\)\./);
  expect(titles[1]).toMatch(/Booking confirmed/);
  expect(titles[2]).toMatch(/Payout sentUS\$1,234 for Villa Paradise, October 2026\./);
  expect(list.getByRole('status')).toHaveTextContent('3 unread');
  await user().click(list.getByRole('button', { name: 'Mark all as read' }));
  unmount();
  open(world);
  list = await region('Notifications');
  expect(list.getByRole('status')).toHaveTextContent('All read');
});

test('what is kept of a canceled stay is no completed stay', async () => {
  const lines = [line('stay', 500000), line('cancellation', 99900), line('commission', -119980)];
  open({
    rpc: (name, args) =>
      name === 'owner_statement' ? Response.json([{ ...statement, lines }]) : rpc(name, args),
  });
  const summary = await region('Monthly summary');
  // Two houses with the same statement.
  expect((await summary.findByText('Completed stays')).nextSibling).toHaveTextContent('US$10,000');
  expect(summary.getByText('Kept from a cancelled stay').nextSibling).toHaveTextContent('US$1,998');
});

test('the summary adds up what the statements pay, is read by month, downloaded and printed', async () => {
  const print = jest.fn();
  window.print = print;
  open();
  const summary = await region('Monthly summary');
  // Two houses with the same statement: 5,000 less 1,000 commission, a correction of 500 and an expense of 100.50, each.
  expect((await summary.findByText('Your payout')).nextSibling).toHaveTextContent('US$6,799');
  expect(summary.getByText('Expenses').nextSibling).toHaveTextContent('-US$201');
  expect(summary.getByText('Commission (20%)').nextSibling).toHaveTextContent('-US$2,000');
  expect(summary.getByText('Correction').nextSibling).toHaveTextContent('-US$1,000');
  expect(summary.getByText(/^Expected after check-out/).nextSibling).toHaveTextContent('US$9,001');
  await user().click(summary.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user().click(summary.getByRole('button', { name: 'Download CSV' }));
  const [name, rows] = downloadCsv.mock.calls[0] as [string, (string | number)[][]];
  expect(name).toBe('marisma-summary-2026-12.csv');
  expect(rows).toContainEqual(['Your payout', 6799]);
  await user().selectOptions(summary.getByRole('combobox', { name: 'Month' }), 'November 2026');
  await waitFor(() => expect(summary.getByText('Revenue').nextSibling).toHaveTextContent('US$12,000'));
  expect(summary.getByRole('link', { name: 'Statement' })).toHaveAttribute(
    'href',
    '/owner/reservations?show=statement&month=2026-11',
  );
});
