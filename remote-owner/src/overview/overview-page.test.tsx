import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@marisma/shared/testing';
import area from '../area';

const open = () => renderRoutes(area.routes, '/owner', { roles: ['management'] });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

test('the dashboard shows all parts, marked as sample data', async () => {
  open();
  for (const name of [
    'Quick actions',
    'Revenue by month',
    'Upcoming reservations',
    'Latest reviews',
    'Notifications',
    'Monthly summary',
  ]) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
  for (const name of ['Revenue this month', 'Occupancy rate', 'Average rating']) {
    expect(screen.getByText(name)).toBeVisible();
  }
  expect(screen.getByText('Sample data: these figures are not live.')).toBeVisible();
});

test.each([
  [/^Block dates/, '/owner/calendar'],
  [/^Message guests/, '/owner/messages'],
  [/^Edit property/, '/owner/property'],
  [/^View payouts/, '/owner/payouts'],
])('%s links to the page of its tool', async (name, href) => {
  open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('the chart has a name, and its figures are also in a table', async () => {
  open();
  const chart = await region('Revenue by month');
  expect(
    chart.getByRole('img', { name: /Revenue by month\. Best month: .+ 20\d\d, \$99,000\./ }),
  ).toBeVisible();
  expect(chart.getByText(/Chart placeholder/)).toBeVisible();
  await userEvent.click(chart.getByRole('button', { name: 'Show the figures as a table' }));
  expect(chart.getAllByRole('row')).toHaveLength(13);
});

test('four of six notifications are shown, and read ones stay read on this device', async () => {
  const { unmount } = open();
  let list = await region('Notifications');
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  expect(list.getByText('The latest 4 of 6')).toBeVisible();
  expect(list.getByRole('status')).toHaveTextContent('2 unread');
  await userEvent.click(list.getByRole('button', { name: /^Mark as read\s+Five stars$/ }));
  expect(list.getByRole('status')).toHaveTextContent('1 unread');
  unmount();
  open();
  list = await region('Notifications');
  expect(list.getByRole('status')).toHaveTextContent('1 unread');
});

test('all can be marked as read at once', async () => {
  open();
  const list = await region('Notifications');
  await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
  expect(list.getByRole('status')).toHaveTextContent('All read');
  expect(list.queryByRole('button')).not.toBeInTheDocument();
});

test('the summary shows the chosen month, adds up, and can be printed', async () => {
  const print = jest.fn();
  window.print = print;
  open();
  const summary = await region('Monthly summary');
  const payout = () => summary.getByText('Your payout').nextSibling?.textContent;
  expect(payout()).toBe('$71,388');
  const months = summary.getAllByRole('option');
  expect(months).toHaveLength(12);
  await userEvent.selectOptions(summary.getByRole('combobox', { name: 'Month' }), months[1]!);
  expect(payout()).toBe('$61,125');
  await userEvent.click(summary.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the summary downloads as a file with a line for each figure', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => (blobs.push(blob as Blob), 'blob:summary');
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open();
  await userEvent.click((await region('Monthly summary')).getByRole('button', { name: 'Download CSV' }));
  expect(names).toEqual([expect.stringMatching(/^marisma-summary-\d{4}-\d\d\.csv$/)]);
  const reader = new FileReader();
  const text = await new Promise<unknown>((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blobs[0]!);
  });
  expect(text).toContain('"Commission (20%)",-18952\r\n');
  expect(text).toContain('"Your payout",71388\r\n');
});
