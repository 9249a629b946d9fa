import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDataClient, renderRoutes, type DataAnswer } from '@marisma/area-kit/testing';
import area from '../area';
import { renderOwner, reservation } from '../testing/render-owner';

const profile = { first_name: 'Octavio', last_name: 'Luna', email: 'owner@marisma.test' };

const open = (answer: DataAnswer = () => Response.json(profile), user = {}) =>
  renderRoutes(area.routes, '/owner-dashboard', {
    roles: ['owner'],
    supabase: createDataClient((request, url) => {
      if (url.pathname.endsWith('/profiles')) return answer(request, url);
      return Response.json(url.pathname.endsWith('/house_today') ? '2026-12-01' : []);
    }),
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

test('when the profile cannot be read, the greeting has the name from sign-up, and the error is logged', async () => {
  const { shell } = open(() => Response.json({ message: 'no' }, { status: 500 }), { firstName: 'Vera' });
  expect(await heading('Welcome back, Vera')).toBeVisible();
  await waitFor(() =>
    expect(shell.recorded.errors).toEqual([expect.objectContaining({ name: 'DataError' })]),
  );
});

const PARTS = ['Your properties', 'Reservations', 'Latest reviews', 'Payouts'];
const rows = {
  reservations: ['A', 'B', 'C', 'D'].map((letter) => reservation({ code: `MR-000${letter}` })),
  owner_payouts: [
    {
      id: 'p1',
      property_id: 'villa-paradise',
      month: '2026-10-01',
      amount_cents: 90050,
      reverses: null,
      paid_on: '2026-11-20',
      noted_at: '2026-11-20T18:00:00Z',
    },
  ],
};

test('where the site is no demo, the host sees how the own houses do, and no sample', async () => {
  renderOwner('/owner-dashboard', { demo: false, rows });
  for (const name of PARTS) expect(await screen.findByRole('region', { name })).toBeVisible();
  const houses = within(screen.getByRole('region', { name: 'Your properties' }));
  expect(houses.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Villa Paradise',
    'Lagoon Villa Serenity',
  ]);
  expect(await houses.findAllByText(/^This year: \d+ bookings?$/)).toHaveLength(2);
  // The owner area lists them at length.
  expect(screen.getByRole('table', { name: 'Reservations' }).querySelectorAll('tbody tr')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All reservations' })).toHaveAttribute(
    'href',
    '/owner/reservations',
  );
  const payouts = within(await screen.findByRole('table', { name: 'Payouts' }));
  expect(payouts.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Date'),
    'For November 2026Villa ParadiseScheduledUS$3,199.50',
    'For November 2026Lagoon Villa SerenityScheduledUS$3,199.50',
    'Nov 20, 2026Villa ParadisePaidUS$900.50',
  ]);
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
});

test('payouts that cannot be read say so, and Try again reads them', async () => {
  let away = true;
  renderOwner('/owner-dashboard', {
    demo: false,
    rows,
    rpc: (name) => {
      if (name === 'owner_statement' && away) throw new TypeError('offline');
      return undefined;
    },
  });
  expect(await screen.findByText('The payouts could not be loaded')).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('US$900.50')).toBeVisible();
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
