import { readPageHead } from '@marisma/area-kit/router';
import { renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from './area';

const open = async () => {
  const rendered = renderRoutes(area.routes, '/terms', { roles: null });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};

describe('the terms', () => {
  it('are shown with the privacy notice, the four claims and the note that this is a demo', async () => {
    const { container, router } = await open();
    const title = 'Terms & Conditions and Privacy Notice';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const [loaded] = Object.values(router.state.loaderData);
    expect(readPageHead(loaded).title).toContain(title);
    for (const name of ['Terms & Conditions', 'Privacy Notice']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    for (const claim of [
      'private, non-official demo',
      '10+ years in hospitality',
      '70+ channel partners',
      '24/7 service',
      '100% satisfaction guarantee',
    ]) {
      expect(container).toHaveTextContent(claim);
    }
  });

  it('have a table of contents in which every line links to its section', async () => {
    const { container, router } = await open();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(19);
    for (const link of links) {
      const [, id] = link.getAttribute('href')?.split('#') ?? [];
      expect(container.querySelector(`#${id}`)).toHaveTextContent(link.textContent ?? '');
    }
    await userEvent.click(within(contents).getByRole('link', { name: 'Your rights' }));
    expect(screen.getByRole('heading', { name: /Your rights$/ })).toHaveFocus();
    expect(router.state.location.hash).toBe('#your-rights');
  });
});

describe('the about page', () => {
  it('shows the story, four values, four sample awards and links to other pages', async () => {
    renderRoutes(area.routes, '/about', { roles: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Our story' })).toBeVisible();
    const values = screen.getByRole('region', { name: 'What we stand for' });
    expect(within(values).getAllByRole('listitem')).toHaveLength(4);
    const awards = screen.getByRole('region', { name: 'Recognition' });
    expect(within(awards).getAllByRole('listitem')).toHaveLength(4);
    expect(within(awards).getAllByText('Sample award')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Explore Properties' })).toHaveAttribute('href', '/properties');
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });
});

const targets = (href: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href') === href);

describe('the owner portal page', () => {
  beforeEach(async () => {
    renderRoutes(area.routes, '/owner-portal', { roles: null });
    await screen.findByRole('heading', { level: 1, name: 'Owner Portal' });
  });

  it('shows six features, the track record and the management offer', () => {
    const features = screen.getByRole('region', { name: 'Everything about your house, in one place' });
    expect(within(features).getAllByRole('listitem')).toHaveLength(6);
    const record = screen.getByRole('region', { name: 'Our record' });
    for (const figure of ['15+', '95%', '4.9']) expect(within(record).getByText(figure)).toBeVisible();
    expect(within(record).getByText(/^Sample figures/)).toBeVisible();
    const offer = screen.getByRole('region', { name: 'A management promise, in writing' });
    for (const figure of ['20%', '50%']) expect(within(offer).getByText(figure)).toBeVisible();
    expect(offer).toHaveTextContent('We guarantee 50% occupancy, or the commission is reduced.');
  });

  it('links to sign-in and contact', () => {
    expect(targets('/auth')).toHaveLength(2);
    expect(targets('/contact?type=owner')).toHaveLength(2);
  });
});
