import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from '../testing/render-guest';

test('the dashboard has an account menu instead of navigation; Escape closes it and gives focus back', async () => {
  renderGuest('/dashboard');
  const button = await screen.findByRole('button', { name: 'Account menu, Elena' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.click(button);
  for (const [name, href] of [
    ['Home', '/'],
    ['Profile Settings', '/profile'],
    ['Dashboard Settings', '/dashboard/settings'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('signing out ends the session and removes the name from the page', async () => {
  const { shell } = renderGuest('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu, Elena' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(shell.session.get()).toEqual({ status: 'signedOut' }));
  expect(screen.queryByText(/Elena/)).not.toBeInTheDocument();
});

test('the settings page has a top navigation, with Settings and Sign Out in its menu', async () => {
  renderGuest('/dashboard/settings');
  const navigation = await screen.findByRole('navigation', { name: 'Guest' });
  await userEvent.click(within(navigation).getByRole('button', { name: 'Guest menu' }));
  const links = within(navigation).getAllByRole('link', { name: /Homes|Experiences|Services|Settings/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/properties',
    '/concierge',
    '/services',
    '/dashboard/settings',
  ]);
  expect(within(navigation).getByRole('button', { name: 'Sign Out' })).toBeEnabled();
});
