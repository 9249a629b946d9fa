import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDataClient, renderRoutes, type DataAnswer } from '@marisma/shared/testing';
import area from '../area';

const profile = { first_name: 'Octavio', last_name: 'Luna', email: 'owner@marisma.test' };

const open = (answer: DataAnswer = () => Response.json(profile), user = {}) =>
  renderRoutes(area.routes, '/owner-dashboard', {
    roles: ['owner'],
    supabase: createDataClient(answer),
    user,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the host is greeted by the name of their profile; only the signed-in user’s profile is read', async () => {
  const asked: URL[] = [];
  open((_request, url) => (asked.push(url), Response.json(profile)), { id: 'me' });
  expect(await heading('Welcome back, Octavio')).toBeVisible();
  expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
    ['/rest/v1/profiles', { select: 'first_name,last_name,email', user_id: 'eq.me' }],
  ]);
});

test.each([
  ['the sign-up name', { firstName: 'Vera', email: 'v@marisma.test' }, 'Welcome back, Vera'],
  ['the email', { firstName: ' ', email: 'v@marisma.test' }, 'Welcome back, v@marisma.test'],
])(
  'when the profile fails, the greeting falls back to %s, and the error is logged',
  async (_what, user, greeting) => {
    const { shell } = open(() => Response.json({ message: 'no' }, { status: 500 }), user);
    expect(await heading(greeting)).toBeVisible();
    await waitFor(() =>
      expect(shell.seen.errors).toEqual([expect.objectContaining({ name: 'ProfileError' })]),
    );
    expect(shell.seen.notices).toEqual([]);
  },
);

test('a profile without a name counts as none', async () => {
  open(() => Response.json({ ...profile, first_name: null }), { firstName: 'Vera' });
  expect(await heading('Welcome back, Vera')).toBeVisible();
});

test('no name is shown before the profile has loaded', async () => {
  let answer: (response: Response) => void = () => {};
  open(() => new Promise<Response>((resolve) => (answer = resolve)));
  expect(await heading('Welcome back')).toBeVisible();
  await waitFor(() => {
    answer(Response.json(profile));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Octavio');
  });
});

test('the page shows figures, reservations, reviews and payouts, marked as sample data', async () => {
  open();
  for (const name of ['Your properties', 'Reservations', 'Latest reviews', 'Payouts']) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
  expect(screen.getByText('Revenue this year')).toBeVisible();
  expect(screen.getByText('Sample data: these figures are not live.')).toBeVisible();
});

test.each([
  ['Add Property', '/owner/properties/new'],
  ['Open the owner area', '/owner'],
  ['All properties', '/owner/properties'],
  [/^Analytics/, '/owner/analytics'],
  [/^Help/, '/owner/help'],
  [/^Community/, '/owner/community'],
])('%s links to its page', async (name, href) => {
  open();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('reservations can be filtered by status', async () => {
  open();
  const region = within(await screen.findByRole('region', { name: 'Reservations' }));
  expect(region.getByRole('status')).toHaveTextContent('8 reservations shown');
  await userEvent.click(region.getByRole('button', { name: 'Cancelled' }));
  expect(region.getByRole('status')).toHaveTextContent('1 reservation shown');
  expect(region.getAllByRole('row')).toHaveLength(2);
  await userEvent.click(region.getByRole('button', { name: 'All' }));
  expect(region.getAllByRole('row')).toHaveLength(9);
});
