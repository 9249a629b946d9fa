import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from '../lib/testing/render-guest';

async function openMenu() {
  const button = await screen.findByRole('button', { name: 'Account menu, Elena' });
  await userEvent.click(button);
  return button;
}

test('the dashboard has links to home and profile, and Sign Out', async () => {
  renderGuest('/dashboard');
  await openMenu();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Dashboard Settings' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  );
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
});

test('Escape closes the menu and gives focus back', async () => {
  renderGuest('/dashboard');
  const button = await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('signing out ends the session and removes the name from the page', async () => {
  const { shell } = renderGuest('/dashboard');
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(shell.session.get()).toEqual({ status: 'signedOut' }));
  expect(screen.queryByText(/Elena/)).not.toBeInTheDocument();
});

test('the dashboard has no top navigation', async () => {
  renderGuest('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the settings page has a top navigation, with Settings and Sign Out in its menu', async () => {
  renderGuest('/dashboard/settings');
  const navigation = await screen.findByRole('navigation', { name: 'Guest' });
  await userEvent.click(within(navigation).getByRole('button', { name: 'Guest menu' }));
  const links = within(navigation).getAllByRole('link', { name: /Homes|Experiences|Services/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/properties', '/concierge', '/services']);
  expect(within(navigation).getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  );
  expect(within(navigation).getByRole('button', { name: 'Sign Out' })).toBeEnabled();
});
