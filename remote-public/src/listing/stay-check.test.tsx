import { addDays, today } from '@marisma/area-kit/format';
import { createDataClient, renderRoutes, type DataAnswer } from '@marisma/area-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';

// The first imports compile the page, which may take longer than a query waits.
beforeAll(() => Promise.all([import('./listing-page'), import('../parts/stay-check/stay-check')]));

const day = (days: number) => addDays(today(), days);
const STAY = `in=${day(10)}&out=${day(17)}&guests=15`;

const row = (property_id: string, free: boolean, reason: string | null = null) => ({
  property_id,
  free,
  total_cents: free ? 1_234_500 : null,
  taxed: free,
  reason,
});
const HOUSES = ['lagoon-villa-serenity', 'ocean-villa-infinity', 'lagoon-apt-harmony', 'villa-paradise'];
const refusedBy = (reason: string) => () => Response.json(HOUSES.map((id) => row(id, false, reason)));
const PASSED = /^These dates have already passed in Mexico/;
const answers = () =>
  Response.json([
    row('lagoon-villa-serenity', false, 'taken'),
    row('ocean-villa-infinity', true),
    row('lagoon-apt-harmony', true),
    row('villa-paradise', false, 'too_many_guests'),
  ]);

async function open(query: string, answer: DataAnswer = answers) {
  const asked: unknown[] = [];
  const supabase = createDataClient(async (request, url) => {
    asked.push([url.pathname, await request.clone().json()]);
    return answer(request, url);
  });
  const rendered = renderRoutes(area.routes, `/properties?${query}`, { roles: null, supabase });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, asked };
}

const cards = () => screen.getAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);

it('asks once, says of each house whether it is free and for how much, and puts the others last', async () => {
  const { asked } = await open(STAY);
  expect(await screen.findByText('4 properties found · 2 available on your dates')).toBeVisible();
  expect(names()).toEqual([
    'Ocean Villa Infinity',
    'Lagoon Apartment Harmony',
    'Lagoon Villa Serenity',
    'Villa Paradise',
  ]);
  const texts = cards().map((card) => card.textContent);
  expect(texts[0]).toContain('Available · US$12,345 for 7 nights includes taxes and fees');
  expect(texts[2]).toContain('Not available: some nights are booked');
  expect(texts[3]).toContain('Sleeps 12 at most');
  expect(asked).toEqual([
    ['/rest/v1/rpc/available_properties', { check_in: day(10), check_out: day(17), guests: 15, pets: 0 }],
  ]);
  const [first] = screen.getAllByRole('link', { name: 'View Details' });
  expect(first).toHaveAttribute('href', `/property/ocean-villa-infinity?${STAY}`);
});

it('a change of dates asks again, and no card shows the answer for other dates', async () => {
  const { router, asked } = await open(STAY);
  await screen.findByText(/2 available on your dates/);
  await act(() => router.navigate(`/properties?in=${day(20)}`));
  await waitFor(() => expect(screen.queryByText(/12,345/)).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  await screen.findByText(/2 available on your dates/);
  expect(asked).toHaveLength(2);
});

it('without the data service the page is as without dates, says so, and asks again on request', async () => {
  let down = true;
  const { shell } = await open(STAY, () =>
    down ? Response.json({ message: 'down' }, { status: 503 }) : answers(),
  );
  expect(await screen.findByText(/dates cannot be checked at the moment/)).toBeVisible();
  expect(cards()[0]).toHaveTextContent('US$8,400 for 7 nights');
  expect(shell.recorded.errors).toHaveLength(1);
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/2 available on your dates/)).toBeVisible();
});

it.each([
  ['too_many_nights', /too many nights for one stay/, 0],
  ['taken', /0 available on your dates/, 4],
])('what all houses say, %s, is an error of the stay only where it is one', async (reason, text, cards) => {
  await open(STAY, refusedBy(reason));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText(/^Not available:/)).toHaveLength(cards);
});

it.each([
  ['in=2027-02-31&guests=0', /^A date in the link does not exist/],
  ['guests=99', /the largest sleeps 18/],
])('the error of %s is shown, and nothing is asked', async (query, message) => {
  const { asked } = await open(query);
  expect(await screen.findByText(message)).toBeVisible();
  expect(asked).toEqual([]);
});

it('guests without dates already tell which houses are too small', async () => {
  const { asked } = await open('guests=16');
  expect(await screen.findByText('Sleeps 12 at most')).toBeVisible();
  expect(names().slice(0, 2)).toEqual(['Ocean Villa Infinity', 'Lagoon Apartment Harmony']);
  expect(asked).toEqual([]);
});

describe.each([
  ['a year ahead', 365],
  ['a year behind', -365],
])('on a device whose clock is %s', (_, error) => {
  const houseToday = today();
  const real = (days: number) => addDays(houseToday, days);
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now() + error * 86_400_000, advanceTimers: true });
  });

  const house: DataAnswer = (_request, url) =>
    url.pathname.endsWith('/house_today') ? Response.json(houseToday) : answers();

  it('the house decides that the dates are ahead', async () => {
    const { asked } = await open(`in=${real(10)}&out=${real(17)}`, house);
    expect(await screen.findByText(/2 available on your dates/)).toBeVisible();
    expect(asked).toContainEqual([
      '/rest/v1/rpc/available_properties',
      { check_in: real(10), check_out: real(17), guests: 1, pets: 0 },
    ]);
  });

  it('the house decides that the dates are past', async () => {
    await open(`in=${real(-20)}&out=${real(-10)}`, refusedBy('past'));
    expect(await screen.findByText(PASSED)).toBeVisible();
  });

  it('the fields offer the days from the house’s today on', async () => {
    const { router, asked } = await open('', house);
    const field = screen.getByRole('textbox', { name: 'Check-in' });
    act(() => field.focus());
    await waitFor(() => expect(asked).toContainEqual(['/rest/v1/rpc/house_today', expect.anything()]));
    const type = (day: string) => {
      fireEvent.change(field, { target: { value: day } });
      fireEvent.blur(field);
    };
    type(real(-3));
    expect(new URLSearchParams(router.state.location.search).get('in')).toBeNull();
    type(real(3));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('in')).toBe(real(3)));
  });
});

it('a listing that stays open past midnight at the house says that the arrival is past, and offers that day no longer', async () => {
  const eve = '2027-02-01';
  jest.useFakeTimers({ now: new Date(`${eve}T23:00:00-06:00`), advanceTimers: true });
  try {
    let houseToday = eve;
    const answer: DataAnswer = (_, { pathname }) => {
      if (pathname.endsWith('house_today')) return Response.json(houseToday);
      return houseToday === eve ? answers() : refusedBy('past')();
    };
    const { asked } = await open(`in=${eve}&out=2027-02-08`, answer);
    await screen.findByText(/2 available on your dates/);
    const arrival = screen.getByRole('textbox', { name: 'Check-in' });
    const type = async (text: string) => {
      fireEvent.focus(arrival);
      fireEvent.change(arrival, { target: { value: text } });
      fireEvent.blur(arrival);
      // The code of the calendar is loaded with the first focus.
      await act(() => jest.advanceTimersByTimeAsync(50));
    };
    await type('02/01/2027');
    await waitFor(() => expect(asked).toContainEqual(['/rest/v1/rpc/house_today', {}]));
    expect(arrival).toBeValid();

    houseToday = '2027-02-02';
    jest.setSystemTime(new Date(`${houseToday}T00:00:10-06:00`));
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(PASSED)).toBeVisible();
    expect(screen.queryByText(/12,345/)).not.toBeInTheDocument();
    await type('02/03/2027');
    await type('02/01/2027');
    expect(arrival).toBeInvalid();
  } finally {
    jest.useRealTimers();
  }
});
