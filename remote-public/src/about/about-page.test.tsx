import { renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import area from '../area';

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
