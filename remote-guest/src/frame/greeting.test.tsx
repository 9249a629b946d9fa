import { act, screen, waitFor } from '@testing-library/react';
import { failure, profile, renderGuest } from '../testing/render-guest';

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
  await waitFor(() => expect(shell.seen.errors).toHaveLength(1));
  expect(String(shell.seen.errors[0])).toMatch(/DataError: .*out of order/);
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
