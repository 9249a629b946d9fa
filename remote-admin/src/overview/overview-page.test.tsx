import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, formatPercent, today } from '@marisma/area-kit/format';
import { renderRoutes } from '@marisma/area-kit/testing';
import area from '../area';
import { kpisOn } from './overview.sample';

const open = () => renderRoutes(area.routes, '/admin', { roles: ['admin'] });

test('four key figures, marked as sample data', async () => {
  open();
  expect(await screen.findByText('Sample data: these figures are not live.')).toBeVisible();
  for (const name of ['Occupancy rate', 'Monthly revenue', 'Upcoming reservations', 'Average nightly rate']) {
    expect(screen.getByText(name)).toBeVisible();
  }
  const { occupancyRate, monthlyRevenue } = kpisOn(today());
  expect(screen.getByText(formatPercent(occupancyRate))).toBeVisible();
  expect(screen.getByText(formatMoney(monthlyRevenue))).toBeVisible();
});

test.each([
  ['Add Reservation', '/admin/reservations'],
  ['Block Dates', '/admin/calendar'],
  ['Send Message', '/admin/messages'],
  ['Create Offer', '/admin/listings'],
])('%s links to the page of its tool', async (name, href) => {
  open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('recent bookings can be sorted', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Recent bookings' });
  const firstGuest = () => within(table).getAllByRole('cell')[0]?.textContent;
  expect(firstGuest()).toContain('Noor El-Amin');
  await userEvent.click(within(table).getByRole('button', { name: 'Total' }));
  expect(firstGuest()).toContain('Priya Raghavan');
});

test('a task stays ticked on this device, and the count is updated', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Pool service/ }));
  expect(screen.getByText('1 of 5 done')).toBeVisible();
  unmount();
  open();
  expect(await screen.findByRole('checkbox', { name: /Pool service/ })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /Pool service/ }));
  expect(screen.getByText('0 of 5 done')).toBeVisible();
});

test('a new day starts without ticked tasks', async () => {
  localStorage.setItem('marisma.admin.done-tasks', JSON.stringify({ day: '2020-01-01', ids: ['pool'] }));
  open();
  expect(await screen.findByRole('checkbox', { name: /Pool service/ })).not.toBeChecked();
});

test('the homes show all three states', async () => {
  open();
  for (const status of ['Occupied', 'Available', 'Maintenance']) {
    expect((await screen.findAllByText(status))[0]).toBeVisible();
  }
});
