import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, profile, renderGuest } from '../testing/render-guest';

test('a choice is stored on this device and applies on the dashboard', async () => {
  const { unmount } = renderGuest('/dashboard/settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Count the days/ }));
  expect(screen.getByText('Saved on this device.')).toBeVisible();
  unmount();
  renderGuest('/dashboard');
  await screen.findByRole('heading', { name: 'Your Next Trip' });
  expect(screen.queryByText('In 24 days')).not.toBeInTheDocument();
});

test('clearing restores the original sample data', async () => {
  sessionStorage.setItem('marisma:guest:00000000-0000-4000-8000-000000000001:wishlist', '[]');
  renderGuest('/dashboard/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the data on this device' }));
  expect(screen.getByText(/^Cleared/)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('a profile that can’t be read shows a message, the sign-in’s data, and a retry button', async () => {
  let working = false;
  renderGuest('/dashboard/settings', {
    user: { firstName: 'Meta', lastName: '' },
    answers: { profiles: () => (working ? profile : failure()) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const account = within(screen.getByRole('region', { name: 'Your account' }));
  expect(account.getByText('Meta')).toBeVisible();
  working = true;
  await userEvent.click(retry);
  expect(await account.findByText('Elena Duarte')).toBeVisible();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
});

test('consent is withdrawn after a question, once', async () => {
  const withdraw_consent = jest.fn().mockReturnValueOnce(failure()).mockReturnValue(null);
  renderGuest('/dashboard/settings', { answers: { withdraw_consent } });
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw Consent to/ }));
  const withdraw = screen.getByRole('button', { name: 'Withdraw Consent' });
  await userEvent.click(withdraw);
  expect(await screen.findByText(/^That did not work/)).toBeVisible();
  await userEvent.dblClick(withdraw);
  expect(await screen.findByText(/^Your consent is withdrawn/)).toBeVisible();
  expect(withdraw_consent).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: 'account' })).toHaveAttribute('href', '/profile?tab=account');
});

test('an unknown path below the dashboard shows not found, inside the frame', async () => {
  const { shell } = renderGuest('/dashboard/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Guest' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(String(shell.recorded.errors[0])).toMatch('/dashboard/nowhere');
});
