import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from '../lib/testing/render-guest';

async function openMenu() {
  const button = await screen.findByRole('button', { name: 'Account menu, Elena' });
  await userEvent.click(button);
  return button;
}

test('on the dashboard the ways home, to the profile and out are at hand', async () => {
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

test('signing out ends the session, and the page holds nobody’s name any more', async () => {
  const { shell } = renderGuest('/dashboard');
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(shell.session.get()).toEqual({ status: 'signedOut' }));
  expect(screen.queryByText(/Elena/)).not.toBeInTheDocument();
});

test('the top navigation is not on the dashboard itself', async () => {
  renderGuest('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the settings page has it, with Settings and Sign Out added in its menu', async () => {
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
