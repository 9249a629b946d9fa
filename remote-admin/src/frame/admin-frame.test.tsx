import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import area from '../area';
import { expectLink } from '../testing/screen';

const open = (path = '/admin/messages') => renderRoutes(area.routes, path, { roles: ['admin'] });
const navigation = () => screen.findByRole('navigation', { name: 'Admin Panel' });

test('the sidebar links to every page, with the number of unread messages', async () => {
  open();
  const links = within(await navigation()).getAllByRole('link');
  expect(links[1]).toHaveAttribute('href', '/desk');
  const sections = [
    'calendar',
    'reservations',
    'messages',
    'listings',
    'payments',
    'reviews',
    'users',
    'settings',
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/admin', ...sections.map((section) => `/admin/${section}`)]),
  );
  expect(await screen.findByRole('link', { name: /Messages.*3 unread messages/ })).toHaveTextContent('3');
});

test('the sidebar says how many accounts wait for an admin', async () => {
  const supabase = createDataClient(() => Response.json({ approvals: 2 }));
  renderRoutes(area.routes, '/admin/messages', { roles: ['admin'], supabase });
  expect(await screen.findByRole('link', { name: /Users.*2 wait for approval/ })).toHaveTextContent('2');
});

test('the bell shows two notices and opens their list', async () => {
  open();
  const bell = await screen.findByRole('button', { name: 'Notifications: 2 new' });
  expect(bell).toHaveTextContent('2');
  await userEvent.click(bell);
  expect(screen.getAllByText(/ ago$/)).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(bell).toHaveFocus();
  expect(bell).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar collapses, and stays collapsed on the next visit', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
  unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(within(await navigation()).getByRole('link', { name: 'Calendar' })).toBeInTheDocument();
});

test.each([
  ['messages', 'Answer guests at the desk', '/desk'],
  ['listings', 'See the homes on the site', '/properties'],
  ['payments', 'Record payments at the desk', '/desk'],
  ['reviews', '', ''],
  ['settings', 'Set office hours at the desk', '/desk/hours'],
])('%s says what is coming, whom to ask, and what serves meanwhile', async (section, name, to) => {
  open(`/admin/${section}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(section, 'i'));
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expectLink(/^In the meantime/, '/contact');
  if (name) expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

test('an unknown page shows not found inside the frame, and is logged', async () => {
  const { shell } = open('/admin/nothing/here');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(await navigation()).toBeVisible();
  expectLink('Back to the dashboard', '/admin');
  expect(shell.recorded.errors).toEqual([
    expect.objectContaining({ message: 'No page at /admin/nothing/here' }),
  ]);
});
