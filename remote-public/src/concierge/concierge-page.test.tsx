import { renderRoutes } from '@marisma/area-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';
import { services } from '../content/services';
import { t } from '../texts';

const open = async (path = '/concierge') => {
  const rendered = renderRoutes(area.routes, path, { roles: null });
  await screen.findByRole('heading', { level: 1, name: 'Services & Activities' });
  return rendered;
};

const chip = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  within(screen.getByRole('group', { name: 'Filter by category' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent);
const count = () => screen.getByRole('status').textContent;

describe('the services page', () => {
  it('shows ten chips and all 45 services, each with its price and Book Now', async () => {
    await open();
    expect(
      within(screen.getByRole('group', { name: 'Filter by category' }))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([
      'All Services',
      'Food',
      'Wellness',
      'Sport',
      'Water',
      'Kids',
      'Education',
      'Culture',
      'Adventure',
      'Transportation',
    ]);
    expect(pressed()).toEqual(['All Services']);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(45);
    const prices = new Map(services.map(({ id }) => [t.services[id].title, t.services[id].priceFrom]));
    for (const card of cards) {
      const title = card.querySelector('h2')?.textContent ?? '';
      expect(within(card).getByText(prices.get(title) ?? 'no such service')).toBeVisible();
      expect(within(card).getByText('Book Now')).toHaveAttribute('href', '/service-booking');
    }
  });

  it('filters by several categories at once, keeps them in the address, and clears them', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await user.click(chip('Water'));
    await waitFor(() => expect(count()).toBe('5 services'));
    await user.click(chip('Food'));
    await waitFor(() => expect(pressed()).toEqual(['Food', 'Water']));
    expect(count()).toBe('10 services');
    await waitFor(() => expect(router.state.location.search).toBe('?category=food&category=water'));
    await user.click(chip('Food'));
    await waitFor(() => expect(pressed()).toEqual(['Water']));
    await user.click(chip('All Services'));
    await waitFor(() => expect(pressed()).toEqual(['All Services']));
    expect(count()).toBe('45 services');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('searches while the visitor types, and clears the search when nothing is found', async () => {
    const user = userEvent.setup();
    await open();
    await user.type(screen.getByRole('searchbox'), 'zeppelin');
    expect(await screen.findByRole('heading', { name: 'No services found' })).toBeVisible();
    expect(count()).toBe('0 services');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(45));
  });

  it('explains booking in three steps and links to contact and properties', async () => {
    await open();
    const steps = screen.getByRole('region', { name: 'How It Works' });
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map((step) => step.textContent),
    ).toEqual(['Request', 'Customize', 'Enjoy']);
    const targets = (href: string) =>
      screen.getAllByRole('link').filter((link) => link.getAttribute('href') === href);
    expect(targets('/contact?type=concierge')).toHaveLength(2);
    expect(targets('/properties')).toHaveLength(1);
  });

  it('is the target of the /services redirect, which leaves no history entry', async () => {
    const { router } = renderRoutes(area.routes, '/services?category=kids', { roles: null });
    await screen.findByRole('heading', { level: 1, name: 'Services & Activities' });
    expect(router.state.location.pathname + router.state.location.search).toBe('/concierge?category=kids');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('/elsewhere')).toBeVisible();
  });
});
