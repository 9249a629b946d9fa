import { addDays, formatDate, today } from '@marisma/area-kit/format';
import { expectConsole, renderRoutes } from '@marisma/area-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';
import { properties } from '../content/properties';
import HouseMap from './house-map';

// The first import compiles the page, which may take longer than a query waits.
beforeAll(() => import('./listing-page'));

const open = async (path: string) => {
  const rendered = renderRoutes(area.routes, path, { roles: null });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the listing', () => {
  it('shows all four houses, each with a link to its page', async () => {
    await open('/properties');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^All Properties$/);
    expect(titles()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('4 properties found');
    expect(
      screen.getAllByRole('link', { name: 'View Details' }).map((link) => link.getAttribute('href')),
    ).toEqual([
      '/property/lagoon-villa-serenity',
      '/property/ocean-villa-infinity',
      '/property/lagoon-apt-harmony',
      '/property/villa-paradise',
    ]);
    expect(screen.getAllByText('Featured')).toHaveLength(2);
  });

  it.each([
    ['lagoon-villas', 'Lagoon Villas', 'Lagoon Villa Serenity'],
    ['ocean-villas', 'Ocean Villas', 'Ocean Villa Infinity'],
    ['lagoon-apartments', 'Lagoon Apartments', 'Lagoon Apartment Harmony'],
    ['villas', 'Residencial Villas', 'Villa Paradise'],
  ])('of %s has the title %s and shows its one house', async (slug, name, house) => {
    await open(`/properties/${slug}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(titles()).toEqual([house]);
  });

  it.each(['castles', 'Villas', 'lagoon-villas%20', '%2e%2e', '__proto__', 'villas%2Fx'])(
    'of the unknown category %s is a 404',
    async (slug) => {
      expectConsole(/404/);
      const { router } = renderRoutes(area.routes, `/properties/${slug}`, { roles: null });
      await waitFor(() => expect(router.state.errors).not.toBeNull());
      // The router logs it when it renders it, which is later.
      await waitFor(() => expect(console.error).toHaveBeenCalled());
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
    },
  );

  it('offers sixteen choices of bedrooms and filters by them', async () => {
    const user = userEvent.setup();
    const { router } = await open('/properties');
    const bedrooms = screen.getByRole('combobox', { name: 'Bedrooms' });
    expect(
      within(bedrooms)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Any', ...Array.from({ length: 15 }, (_, index) => `${index + 1}+`)]);
    await user.selectOptions(bedrooms, '8+');
    await waitFor(() => expect(titles()).toEqual(['Ocean Villa Infinity']));
    expect(router.state.location.search).toBe('?bedrooms=8');
    expect(screen.getByRole('status')).toHaveTextContent('1 property found');
  });

  it('says when nothing is found, and clears search, bedrooms and dates', async () => {
    const user = userEvent.setup();
    const day = addDays(today(), 10);
    const { router } = await open(`/properties?q=sea&bedrooms=9&in=${day}&sort=name&view=list`);
    expect(screen.getByText('No properties found matching your criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Bedrooms' })).toHaveValue('0');
    expect(screen.getByRole('textbox', { name: 'Check-in' })).toHaveValue('');
    expect(router.state.location.search).toBe('?sort=name&view=list');
    expect(screen.getByRole('region', { name: 'Properties found' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  it('sorts by the chosen order', async () => {
    const user = userEvent.setup();
    await open('/properties');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Recommended', 'Price: Low to High', 'Price: High to Low', 'Name A-Z']);
    await user.selectOptions(sort, 'Price: High to Low');
    await waitFor(() => expect(titles()[0]).toBe('Lagoon Apartment Harmony'));
    await user.selectOptions(sort, 'Name A-Z');
    await waitFor(() => expect(titles().at(-1)).toBe('Villa Paradise'));
  });

  it('updates with each letter of the search, in one history entry', async () => {
    const user = userEvent.setup();
    const { router } = await open('/properties');
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(box, '  PARADÍSE ');
    await waitFor(() => expect(titles()).toEqual(['Villa Paradise']));
    expect(box).toHaveValue('  PARADÍSE ');
    // Typed text is in the part of the URL that browsers do not send.
    expect(router.state.location).toMatchObject({ search: '', hash: '#q=++PARAD%C3%8DSE+' });
    await act(() => router.navigate(-1));
    expect(await screen.findByText('/elsewhere')).toBeVisible();
  });

  it('shows the price of the stay once both dates are chosen, and adds the dates to links', async () => {
    const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 17)];
    await open(`/properties/villas?in=${checkIn}`);
    expect(screen.getAllByText('before taxes and fees')).not.toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Check-in' })).toHaveValue(formatDate(checkIn));
    const user = userEvent.setup();
    const departure = screen.getByRole('textbox', { name: 'Check-out' });
    act(() => departure.focus());
    await user.type(departure, checkOut, { skipClick: true });
    expect(await screen.findByText('From US$10,500 for 7 nights before taxes and fees')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      `/property/villa-paradise?in=${checkIn}&out=${checkOut}`,
    );
  });

  it('clears the departure when the arrival moves past it', async () => {
    const user = userEvent.setup();
    const day = (days: number) => addDays(today(), days);
    const { router } = await open(`/properties?in=${day(10)}&out=${day(12)}`);
    const checkIn = screen.getByRole('textbox', { name: 'Check-in' });
    await user.clear(checkIn);
    await user.type(checkIn, day(12), { skipClick: true });
    await waitFor(() => expect(router.state.location.search).toBe(`?in=${day(12)}`));
    expect(screen.getByRole('textbox', { name: 'Check-out' })).toHaveValue('');
  });
});

const answers = {
  'villa-paradise': { free: true, total: 'US$10,500', line: 'Available · US$10,500 for 7 nights' },
  'ocean-villa-infinity': { free: false, line: 'Not available: some nights are booked' },
};

it('links to every house that was found, with its total or that it is not free', async () => {
  const stay = { checkIn: '2036-12-15', checkOut: '2036-12-22', guests: 2 };
  const found = properties.slice(1);
  renderRoutes([{ path: '/', element: <HouseMap found={found} stay={stay} answers={answers} /> }], '/', {
    roles: null,
  });
  const map = within(await screen.findByRole('navigation', { name: 'Map of the houses found' }));
  const query = '?in=2036-12-15&out=2036-12-22&guests=2';
  expect(map.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ocean Villa Infinity Not available', `/property/ocean-villa-infinity${query}`],
    ['Lagoon Apartment Harmony', `/property/lagoon-apt-harmony${query}`],
    ['Villa Paradise US$10,500', `/property/villa-paradise${query}`],
  ]);
});
