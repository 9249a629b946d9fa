import { renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import { properties } from '../content/properties';
import HouseMap from './house-map';

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
