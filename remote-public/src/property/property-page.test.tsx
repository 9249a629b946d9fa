import { addDays, today } from '@marisma/area-kit/format';
import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';
import { housePicture } from '../content/pictures/houses';
import { findProperty, properties } from '../content/properties';
import { t } from '../texts';
import { mosaicTiles } from './gallery';

// The first import compiles the page, which may take longer than a query waits.
beforeAll(() => Promise.all([import('./property-page'), import('./reviews'), import('./place')]));

const open = async (path: string) => {
  const rendered = renderRoutes(area.routes, path, { roles: null });
  const heading = await screen.findByRole('heading', { level: 1 });
  // What arrives late is there before a test begins.
  if (heading.textContent !== 'Property Not Found') {
    await screen.findByRole('region', { name: 'Guest reviews' });
    await screen.findByRole('img', { name: /^Drawn map/ });
  }
  return rendered;
};

const carousel = () => screen.getByRole('region', { name: /^Pictures of/ });
const dots = () => within(carousel()).getAllByRole('button', { name: /^Go to slide/ });
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const picturesOf = (id: string) => findProperty(id)?.images ?? [];
const section = (name: RegExp | string) => within(screen.getByRole('region', { name }));

describe('the page of a house', () => {
  it.each(properties)('of $id shows all of its data', async (property) => {
    await open(`/property/${property.id}`);
    const words = t.properties[property.id];
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByText(words.location)).toBeVisible();
    const card = within(screen.getByRole('complementary'));
    expect(
      card.getByText(`US$${property.priceFrom.toLocaleString('en-US')}`).parentElement,
    ).toHaveTextContent('per night');
    const facts = within(screen.getByRole('list', { name: 'At a glance' }));
    expect(facts.getByText(`${property.bedrooms} bedrooms`)).toBeVisible();
    expect(facts.getByText(`${property.bathrooms} bathrooms`)).toBeVisible();
    expect(facts.getByText(`Sleeps ${property.sleeps}`)).toBeVisible();
    const times = section('Check-in and check-out');
    expect(times.getByText('Check-in').nextElementSibling).toHaveTextContent(`${property.checkIn} CST`);
    expect(times.getByText('Check-out').nextElementSibling).toHaveTextContent(`${property.checkOut} CST`);
    for (const text of words.description) expect(section(/^About/).getByText(text)).toBeVisible();
    for (const text of words.whatsIncluded) expect(section('What’s Included').getByText(text)).toBeVisible();
    const premium = section('Premium Services (additional fee)');
    for (const text of words.premiumServices) expect(premium.getByText(text)).toBeVisible();
    for (const room of words.rooms) expect(section('Bedroom Arrangement').getByText(room)).toBeVisible();
    for (const id of property.amenities) {
      expect(section('Amenities').getByText(t.amenities[id])).toBeVisible();
    }
    for (const id of property.conciergeServices) {
      const { name, price } = t.residenceServices[id];
      const row = section('Concierge Services').getByRole('heading', { name }).closest('li')!;
      expect(within(row).getByText(price)).toBeVisible();
    }
  });

  it('says the least stay, what a cancellation costs and the rules, and leads to the terms', async () => {
    await open('/property/villa-paradise');
    const known = section('Good to know');
    expect(known.getByText('Minimum stay').nextElementSibling).toHaveTextContent(
      /3 nights; 2 from May to October, 7 /,
    );
    expect(known.getByText('Cancellation').nextElementSibling).toHaveTextContent(
      /60 days .* 5%; from 60 to 31 days before, half\. .* sold again/,
    );
    expect(known.getByText('House rules').nextElementSibling).toHaveTextContent(/Up to 12 guests/);
    expect(known.getByRole('link', { name: 'The terms in full' })).toHaveAttribute('href', '/terms');
  });

  it('shows how guests rate it, how many, and what the latest say', async () => {
    await open('/property/lagoon-apt-harmony');
    await screen.findByRole('heading', { name: 'Guest reviews' });
    const reviews = section('Guest reviews');
    expect(reviews.getByText('Rated 4.7 out of 5')).toBeInTheDocument();
    expect(reviews.getByText('18 reviews')).toBeVisible();
    expect(reviews.getAllByRole('figure')).toHaveLength(2);
    expect(reviews.getByText(/^Sample guests and sample reviews/)).toBeVisible();
  });

  it('shows what guests wrote instead of samples, with the answer', async () => {
    const row = {
      first_name: 'Irene',
      month: '2026-10-01',
      stars: 4,
      words: 'Still water.',
      locale: 'en',
      answer: null,
    };
    const supabase = createDataClient((_, url) =>
      Response.json(
        url.pathname.endsWith('house_reviews')
          ? [row, { ...row, first_name: null, stars: 5, answer: 'Come back soon.' }]
          : null,
      ),
    );
    renderRoutes(area.routes, '/property/villa-paradise', { roles: null, demo: true, supabase });
    expect(await screen.findByText('Our answer: Come back soon.')).toBeVisible();
    const reviews = section('Guest reviews');
    expect(reviews.getByText('2 reviews')).toBeVisible();
    expect(reviews.getByText('Rated 4.5 out of 5')).toBeInTheDocument();
    expect(reviews.getByText('Irene')).toBeVisible();
    expect(reviews.getAllByText('October 2026')).toHaveLength(2);
    expect(reviews.queryByText(/^Sample guests/)).not.toBeInTheDocument();
  });

  it('shows no sample review where the site is no demo', async () => {
    renderRoutes(area.routes, '/property/villa-paradise', { roles: null, demo: false });
    await screen.findByRole('img', { name: /^Drawn map/ });
    await act(async () => {});
    expect(screen.queryByRole('region', { name: 'Guest reviews' })).toBeNull();
  });

  it('says how far it is, and shows on the map where it stands', async () => {
    await open('/property/ocean-villa-infinity');
    const place = section('Where it is');
    expect(place.getByText('Beach').nextElementSibling).toHaveTextContent('1 minute on foot');
    expect(place.getByText('Playa de Oro International Airport (ZLO)').nextElementSibling).toHaveTextContent(
      '50 minutes by car',
    );
    const map = await place.findByRole('img', { name: /Ocean Villa Infinity/ });
    expect(within(map).getByText('Ocean Villa Infinity')).toBeInTheDocument();
    expect(within(map).queryByText('Villa Paradise')).not.toBeInTheDocument();
  });

  it('changes its pictures by keys, and starts with the first one at another house', async () => {
    const user = userEvent.setup();
    const { router } = await open('/property/villa-paradise');
    const last = picturesOf('villa-paradise').length - 1;
    await user.click(dots()[last]!);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe(1);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe(last);
    await act(() => router.navigate('/property/ocean-villa-infinity'));
    await screen.findByRole('heading', { level: 1, name: 'Ocean Villa Infinity' });
    expect(shown()).toBe(0);
    expect(dots()).toHaveLength(picturesOf('ocean-villa-infinity').length);
  });

  it('shows other rooms beside the first picture, and opens the one that is pressed', async () => {
    const user = userEvent.setup();
    await open('/property/lagoon-villa-serenity');
    const pictures = picturesOf('lagoon-villa-serenity');
    const beside = mosaicTiles(pictures);
    expect(beside).toHaveLength(4);
    const place = beside[2]!;
    // The carousel shows the first picture alone, so the button with this one stands beside it.
    await user.click(screen.getByRole('button', { name: housePicture(pictures[place]!.name).alt }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
    expect(dialog.getByText(`Picture ${place + 1} of ${pictures.length}`)).toBeVisible();
    const room = dialog.getByRole('button', { name: t.detail.rooms[pictures[place]!.room] });
    expect(room).toHaveAttribute('aria-current', 'true');
  });

  it('has a button that does nothing and says why', async () => {
    const user = userEvent.setup();
    await open('/property/villa-paradise');
    // The second picture comes by itself a moment later.
    const slides = () => carousel().querySelectorAll('[aria-roledescription="slide"]');
    await waitFor(() => expect(slides()).toHaveLength(2));
    const before = document.body.innerHTML;
    const button = screen.getByRole('button', { name: 'Show arrangement' });
    expect(button).toHaveAccessibleDescription('The full arrangement is already shown.');
    await user.click(button);
    expect(document.body.innerHTML).toBe(before);
  });

  it('links to sign-in and, with the dates, to the inquiry', async () => {
    const [checkIn, checkOut] = [addDays(today(), 10), addDays(today(), 17)];
    await open(`/property/ocean-villa-infinity?in=${checkIn}&out=${checkOut}`);
    const back = encodeURIComponent(`/property/ocean-villa-infinity?in=${checkIn}&out=${checkOut}`);
    expect(screen.getByRole('link', { name: 'Sign In to Book Now' })).toHaveAttribute(
      'href',
      `/auth#back=${back}`,
    );
    expect(screen.queryByRole('button', { name: 'Request to book' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask about this villa' })).toHaveAttribute(
      'href',
      `/contact?property=ocean-villa-infinity&in=${checkIn}&out=${checkOut}`,
    );
  });

  it('changes the number of guests without a new history entry', async () => {
    const user = userEvent.setup();
    const { router } = await open('/property/villa-paradise');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Guests' }), '5');
    await waitFor(() => expect(router.state.location.search).toBe('?guests=5'));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('/elsewhere')).toBeVisible();
  });

  it.each([
    [
      'drops dates that are 400 nights apart',
      'in=2027-03-01&out=2028-04-04',
      /^Check-in Mar 1, 2027 Check-out Add date$/,
    ],
    [
      'keeps dates that this device takes for past: its clock may be wrong',
      'in=2020-03-01&out=2020-03-08',
      /^Check-in Mar 1, 2020 Check-out Mar 8, 2020$/,
    ],
    ['takes two guests instead of more than sleep here', 'guests=13', /^Check-in Add date/],
  ])('%s', async (_, query, dates) => {
    await open(`/property/villa-paradise?${query}`);
    expect(screen.getByRole('button', { name: dates })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Guests' })).toHaveValue('2');
  });

  it('shows not found for an unknown house', async () => {
    await open('/property/nowhere');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Property Not Found');
    expect(screen.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', '/properties');
  });
});
