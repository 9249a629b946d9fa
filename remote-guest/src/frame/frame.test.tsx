import { screen, waitFor, within, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest, failure, profile } from '../testing/render-guest';

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

const greeting = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const user = { id: 'u-1', firstName: 'Meta', email: 'guest@marisma.test' };

test('greets by the first name of the guest’s profile, and reads no other profile', async () => {
  const profiles = jest.fn((_, { url }: Request) => {
    expect(new URL(url).searchParams.get('user_id')).toBe('eq.u-1');
    return { ...profile, first_name: ' Ana ' };
  });
  renderGuest('/dashboard', { user, answers: { profiles } });
  expect(await greeting('Welcome back, Ana')).toBeVisible();
  expect(profiles).toHaveBeenCalledTimes(1);
});

test.each([
  ['no profile row: the name from sign-up', 'Meta', 406, 'Meta'],
  ['the service fails and sign-up gave no name: the email', '', 500, 'guest@marisma.test'],
])('%s, and the error is reported once', async (_, firstName, status, name) => {
  const { shell } = renderGuest('/dashboard', {
    user: { ...user, firstName },
    answers: { profiles: () => failure(status) },
  });
  expect(await greeting(`Welcome back, ${name}`)).toBeVisible();
  await waitFor(() => expect(shell.recorded.errors).toHaveLength(1));
  expect(String(shell.recorded.errors[0])).toMatch(/DataError: .*out of order/);
});

test('no other name is shown while the profile loads', async () => {
  let arrive: (row: object) => void = () => undefined;
  const profiles = () => new Promise<object>((resolve) => (arrive = resolve));
  renderGuest('/dashboard', { user, answers: { profiles } });
  expect(await greeting('Welcome back')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.queryByText(/Meta/)).not.toBeInTheDocument());
  await act(async () => arrive(profile));
  expect(await greeting('Welcome back, Elena')).not.toHaveAttribute('aria-busy');
});
