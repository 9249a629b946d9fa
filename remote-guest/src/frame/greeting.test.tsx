import { act, screen, waitFor } from '@testing-library/react';
import { profileRow, renderGuest } from '../lib/testing/render-guest';

const greeting = (name: RegExp | string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 4_000 });
const failed = () => Response.json({ message: 'out of order' }, { status: 500 });

test('greets by the first name of the guest’s profile, and reads no other profile', async () => {
  const asked: URL[] = [];
  renderGuest('/dashboard', {
    user: { id: 'u-1', firstName: 'Meta' },
    answer: (url) => {
      asked.push(url);
      return profileRow({ first_name: ' Ana ' });
    },
  });
  expect(await greeting('Welcome back, Ana')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.pathname).toBe('/rest/v1/profiles');
  expect(asked[0]?.searchParams.get('user_id')).toBe('eq.u-1');
});

test.each([null, '', '   '])('a profile with first name %p: the name from sign-up', async (first_name) => {
  renderGuest('/dashboard', { user: { firstName: 'Meta' }, answer: () => profileRow({ first_name }) });
  expect(await greeting('Welcome back, Meta')).toBeVisible();
});

test('no profile row: the name from sign-up, and the error is reported once', async () => {
  const { shell } = renderGuest('/dashboard', {
    user: { firstName: 'Meta' },
    answer: () => Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 }),
  });
  expect(await greeting('Welcome back, Meta')).toBeVisible();
  await waitFor(() => expect(shell.seen.errors).toHaveLength(1), { timeout: 4_000 });
  expect(String(shell.seen.errors[0])).toMatch(/DataError: .*no rows/);
});

test('the service fails and sign-up gave no name: the email', async () => {
  renderGuest('/dashboard', { user: { firstName: '', email: 'guest@marisma.test' }, answer: failed });
  expect(await greeting('Welcome back, guest@marisma.test')).toBeVisible();
});

test('an unreachable service does not block the page', async () => {
  renderGuest('/dashboard', {
    user: { firstName: 'Meta' },
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await greeting('Welcome back, Meta')).toBeVisible();
});

test('no other name is shown while the profile loads', async () => {
  let arrive: (response: Response) => void = () => undefined;
  renderGuest('/dashboard', {
    user: { firstName: 'Meta' },
    answer: () => new Promise<Response>((resolve) => (arrive = resolve)),
  });
  expect(await greeting('Welcome back')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.queryByText(/Meta/)).not.toBeInTheDocument());
  await act(async () => arrive(profileRow()));
  expect(await greeting('Welcome back, Elena')).not.toHaveAttribute('aria-busy');
});
