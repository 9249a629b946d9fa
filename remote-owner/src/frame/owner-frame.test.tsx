import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@marisma/area-kit/testing';
import area from '../area';

const open = (path: string) => renderRoutes(area.routes, path, { roles: ['owner'] });
const navigation = () => screen.findByRole('navigation', { name: 'Owner area' });

test('the sidebar links to every page', async () => {
  open('/owner/calendar');
  const links = within(await navigation()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/owner',
    '/owner/calendar',
    '/owner/reservations',
    '/owner/payouts',
    '/owner/reviews',
    '/owner/maintenance',
    '/owner/property',
    '/owner/messages',
    '/owner/settings',
  ]);
});

test('on small screens the same links are in a drawer', async () => {
  open('/owner/calendar');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Owner area' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Payouts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the sidebar collapses, and stays collapsed on the next visit', async () => {
  const { unmount } = open('/owner/calendar');
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
  unmount();
  open('/owner/calendar');
  expect(await screen.findByRole('button', { name: 'Expand sidebar' })).toBeVisible();
});

test.each([
  ['payouts', 'Payouts'],
  ['reviews', 'Reviews'],
  ['property', 'My property'],
  ['settings', 'Settings'],
  ['properties', 'Properties'],
  ['properties/new', 'Add Property'],
  ['analytics', 'Analytics'],
  ['help', 'Help'],
  ['community', 'Community'],
])('%s says what is coming, and whom to ask', async (path, name) => {
  open(`/owner/${path}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expect(screen.getByRole('link', { name: /^In the meantime/ })).toHaveAttribute(
    'href',
    '/contact?type=owner',
  );
});

test.each([
  ['payouts', 'See the monthly statements', '/owner/reservations?show=statement'],
  ['property', 'See your house on the site', '/properties'],
  ['settings', 'Change your name and phone', '/profile'],
  ['properties', 'See your houses in the calendar', '/owner/calendar'],
  ['analytics', 'See revenue and occupancy', '/owner'],
])('%s leads to the page that serves meanwhile', async (path, name, to) => {
  open(`/owner/${path}`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test('an unknown page shows not found inside the frame, and is logged', async () => {
  const { shell } = open('/owner/properties/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(await navigation()).toBeVisible();
  expect(shell.recorded.errors).toEqual([
    expect.objectContaining({ message: 'No page at /owner/properties/nowhere' }),
  ]);
});
