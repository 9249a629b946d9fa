import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';
import { expectLink } from '../testing/screen';

const [lastMonth, thisMonth] = ['2026-11-01', '2026-12-01'];

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-15T17:00:00Z'), advanceTimers: true }));
const row = (of: string, booked: number, blocked: number, revenue_cents: number) => ({
  property_id: 'villa-paradise',
  month: of,
  nights: 30,
  booked,
  blocked,
  arrivals: 2,
  revenue_cents,
});

function open(figures: object[]) {
  const service = { down: false };
  const supabase = createDataClient(async (_, url) => {
    if (service.down) return Response.json({ message: 'down' }, { status: 503 });
    if (url.pathname.endsWith('/house_figures')) return Response.json(figures);
    if (url.pathname.endsWith('/desk_counts')) return Response.json({ open: 3, overdue: 1 });
    if (url.pathname.endsWith('/day_list'))
      return Response.json({
        arrivals: [{}],
        departures: [{}, {}],
        tasks: [{ done: true }, { done: false }],
      });
    // Seven days from the 15th.
    const week = url.searchParams.getAll('check_in').includes('lt.2026-12-22');
    return new Response(null, { headers: { 'content-range': week ? '*/2' : '*/9' } });
  });
  renderRoutes(area.routes, '/admin', { roles: ['admin'], demo: false, supabase });
  return service;
}

test('where the site is no demo, an admin reads the houses’ own figures and no sample', async () => {
  open([
    row(thisMonth, 10, 10, 900000),
    row(thisMonth, 10, 0, 1100000),
    row(lastMonth, 15, 0, 1500000),
    row(lastMonth, 15, 0, 1000000),
  ]);
  expect(await screen.findByText('40%')).toBeVisible();
  expect(screen.getByText('This month: -10 points vs. last month')).toBeVisible();
  expect(screen.getByText('US$20,000')).toBeVisible();
  expect(screen.getByText('This month: -20% vs. last month')).toBeVisible();
  expect(screen.getByText('9')).toBeVisible();
  expect(screen.getByText('2 arrivals in the next 7 days')).toBeVisible();
  expect(screen.getByText('US$1,000')).toBeVisible();
  expect(screen.getByText('This month: +20% vs. last month')).toBeVisible();
  expectLink('Arrivals and tasks of the day', '/desk/arrivals');
  expect(await screen.findByText('3 requests need a reply, 1 overdue')).toBeVisible();
  expect(screen.getByText('1 arrival today, 2 departures, 1 task open')).toBeVisible();
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  expect(screen.queryByText('Recent bookings')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
});

test('a house without nights has no rate, and nothing to compare with', async () => {
  open([]);
  expect(await screen.findByText('US$0')).toBeVisible();
  expect(screen.getAllByText('–')).toHaveLength(2);
  expect(screen.getAllByText('This month')).toHaveLength(3);
  expect(screen.queryByText(/vs. last month/)).not.toBeInTheDocument();
});

test('without an answer the page says so, and asks again', async () => {
  const service = open([]);
  service.down = true;
  expect(await screen.findByRole('heading', { name: 'The key figures could not be loaded' })).toBeVisible();
  service.down = false;
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('US$0')).toBeVisible();
});
