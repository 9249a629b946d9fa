import { renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import area from '../area';

const targets = (href: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href') === href);

describe('the owner portal page', () => {
  beforeEach(async () => {
    renderRoutes(area.routes, '/owner-portal', { roles: null });
    await screen.findByRole('heading', { level: 1, name: 'Owner Portal' });
  });

  it('shows six features and the track record', () => {
    const features = screen.getByRole('region', { name: 'Everything about your house, in one place' });
    expect(within(features).getAllByRole('listitem')).toHaveLength(6);
    const record = screen.getByRole('region', { name: 'Our record' });
    for (const figure of ['15+', '95%', '4.9']) expect(within(record).getByText(figure)).toBeVisible();
    expect(within(record).getByText(/^Sample figures/)).toBeVisible();
  });

  it('shows the management offer', () => {
    const offer = screen.getByRole('region', { name: 'A management promise, in writing' });
    expect(within(offer).getByText('20%')).toBeVisible();
    expect(within(offer).getByText('50%')).toBeVisible();
    expect(offer).toHaveTextContent('We guarantee 50% occupancy, or the commission is reduced.');
  });

  it('links to sign-in and contact', () => {
    expect(targets('/auth')).toHaveLength(2);
    expect(targets('/contact?type=owner')).toHaveLength(2);
  });
});
