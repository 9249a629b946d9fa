import { renderRoutes } from '@marisma/area-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import area from '../area';

// The first import compiles the page, which may take longer than a query waits.
beforeAll(() => import('./home-page'));

const open = async () => {
  const rendered = renderRoutes(area.routes, '/', { roles: null });
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return rendered;
};

const hero = () => screen.getByRole('region', { name: 'Views of our villas' });
const dots = () => within(hero()).getAllByRole('button', { name: /^Show picture/ });
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

const matchMedia = window.matchMedia;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  window.matchMedia = matchMedia;
});

describe('the hero', () => {
  it('advances every five seconds, and from the last picture to the first', async () => {
    await open();
    expect(dots()).toHaveLength(5);
    const seen = [shown()];
    for (let step = 0; step < 5; step += 1) {
      await wait(4999);
      expect(shown()).toBe(seen.at(-1));
      await wait(1);
      seen.push(shown());
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 0]);
  });

  it('jumps to the picture of a dot and shows it for five seconds', async () => {
    await open();
    await wait(3000);
    fireEvent.click(dots()[3]!);
    expect(shown()).toBe(3);
    await wait(4999);
    expect(shown()).toBe(3);
    await wait(1);
    expect(shown()).toBe(4);
  });

  it('has Pause as its first tab stop', async () => {
    await open();
    const stops = [...hero().querySelectorAll('a[href], button')];
    expect(stops[0]).toHaveAccessibleName('Pause slideshow');
  });

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const hideTab = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  it.each([
    ['after Pause, until Play', () => press('Pause slideshow'), () => press('Play slideshow')],
    [
      'while one of its controls has the focus',
      () => screen.getByRole('link', { name: 'Explore Properties' }).focus(),
      () => (document.activeElement as HTMLElement).blur(),
    ],
    ['in a hidden tab', () => hideTab(true), () => hideTab(false)],
  ])('stands still %s', async (_, stop, goOn) => {
    await open();
    act(stop);
    await wait(20_000);
    expect(shown()).toBe(0);
    act(goOn);
    await wait(5000);
    expect(shown()).toBe(1);
  });

  it('never moves by itself under reduced motion', async () => {
    window.matchMedia = (query: string) => ({ ...matchMedia(query), matches: query.includes('reduce') });
    await open();
    await wait(20_000);
    expect(shown()).toBe(0);
    fireEvent.click(dots()[2]!);
    expect(shown()).toBe(2);
  });

  it('loads the first picture with priority and the others only when they are next', async () => {
    await open();
    const pictures = within(hero()).getAllByRole('img', { hidden: true });
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures.length).toBeLessThanOrEqual(2);
  });
});

describe('the home page', () => {
  it('links every call to action to its page', async () => {
    await open();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Explore Properties')).toBe('/properties');
    expect(target('Concierge Services')).toBe('/concierge');
    expect(target('Book Your Stay')).toBe('/properties');
    expect(target('Explore Concierge')).toBe('/concierge');
  });

  it.each([
    ['Lagoon Villa', '/properties/lagoon-villas'],
    ['Ocean Villa', '/properties/ocean-villas'],
    ['Lagoon Apartment', '/properties/lagoon-apartments'],
    ['Residencial Villa', '/properties/villas'],
  ])('shows %s with a link to its collection', async (name, href) => {
    await open();
    const card = screen.getByRole('heading', { name, level: 3 }).closest('li')!;
    const link = within(card).getByRole('link', { name: 'Explore Collection' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAccessibleDescription(name);
  });

  it('names the four highlights of a stay', async () => {
    await open();
    const section = screen.getByRole('region', { name: 'What comes with the key' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Lagoon and Ocean Access', 'Premium Amenities', 'Concierge Services', 'Prime Location']);
  });

  it('shows three reviews whose five stars have a text alternative', async () => {
    await open();
    const book = screen.getByRole('region', { name: 'Words from the guest book' });
    expect(within(book).getAllByRole('figure')).toHaveLength(3);
    expect(within(book).getAllByText('Rated 5 out of 5')).toHaveLength(3);
  });
});
