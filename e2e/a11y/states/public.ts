import { expect } from '../../fixtures';
import type { State } from '../state';
import { openCalendar } from './open-calendar';

/** Pages of the public site, without its forms. */
export const publicStates: State[] = [
  { name: 'home', path: '/' },
  {
    name: 'home, slideshow paused',
    variant: true,
    path: '/',
    steps: (page) => page.getByRole('button', { name: 'Pause slideshow' }).click(),
  },
  { name: 'all properties', path: '/properties' },
  { name: 'a category', variant: true, path: '/properties/lagoon-villas' },
  {
    name: 'properties as a list, filtered',
    variant: true,
    path: '/properties?bedrooms=6',
    steps: (page) => page.getByRole('button', { name: 'List', exact: true }).click(),
  },
  {
    name: 'properties, nothing found',
    variant: true,
    path: '/properties?bedrooms=12',
    steps: (page) => expect(page.getByText('No properties found matching your criteria.')).toBeVisible(),
  },
  {
    name: 'properties, calendar open',
    variant: true,
    path: '/properties',
    steps: (page) => openCalendar(page, 'Check-in'),
  },
  {
    name: 'properties, calendar that failed',
    variant: true,
    path: '/properties',
    console: /Failed to load resource|ChunkLoadError|Loading chunk/,
    steps: async (page) => {
      await page.route(/\/areas\/public\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('button', { name: 'Choose date: Check-in' }).click();
      await expect(page.getByText('The calendar could not be loaded.')).toBeVisible();
    },
  },
  {
    name: 'properties, a date that cannot be read',
    variant: true,
    path: '/properties',
    steps: async (page) => {
      await page.getByRole('textbox', { name: 'Check-in' }).fill('christmas');
      await page.getByRole('textbox', { name: 'Check-in' }).blur();
      await expect(page.getByText(/Enter a date as/)).toBeVisible();
    },
  },
  { name: 'a property', path: '/property/ocean-villa-infinity' },
  { name: 'an apartment', variant: true, path: '/property/lagoon-apt-harmony' },
  {
    name: 'a property, days of a stay',
    path: '/property/ocean-villa-infinity',
    steps: async (page) => {
      await page.getByRole('button', { name: /^Check-in/ }).click();
      await page
        .getByRole('button', { name: /a night, minimum stay/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /leave after/ }).first()).toBeVisible();
    },
  },
  {
    name: 'a property, gallery open',
    variant: true,
    path: '/property/ocean-villa-infinity',
    steps: async (page) => {
      await page.getByRole('button', { name: 'View all pictures' }).click();
      await expect(page.getByRole('dialog').getByText('Picture 1 of')).toBeVisible();
    },
  },
  {
    name: 'a property, gallery zoomed',
    variant: true,
    path: '/property/ocean-villa-infinity',
    steps: async (page) => {
      await page.getByRole('button', { name: 'View all pictures' }).click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
    },
  },
  { name: 'unknown property', variant: true, path: '/property/nowhere', console: /404/ },
  { name: 'services', path: '/concierge' },
  {
    name: 'services, two categories',
    variant: true,
    path: '/concierge',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Food' }).click();
      await page.getByRole('button', { name: 'Kids' }).click();
    },
  },
  {
    name: 'services, nothing found',
    variant: true,
    path: '/concierge',
    steps: async (page) => {
      await page.getByRole('searchbox', { name: 'Search services' }).fill('submarine');
      await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
    },
  },
  { name: 'about', path: '/about' },
  { name: 'owner portal', path: '/owner-portal' },
  { name: 'terms', path: '/terms' },
];
