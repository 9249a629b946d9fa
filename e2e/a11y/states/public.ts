import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { variants, type State } from '../state';

async function openCalendar(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: `Choose date: ${field}` }).click();
  await expect(page.getByRole('dialog', { name: field }).getByRole('grid')).toBeVisible();
}

/** Pages of the public site, without its forms. */
export const publicStates: State[] = [
  { name: 'home', path: '/' },
  ...variants('/', null, {
    'home, slideshow paused': (page) => page.getByRole('button', { name: 'Pause slideshow' }).click(),
  }),
  { name: 'all properties', path: '/properties' },
  ...variants('/properties/lagoon-villas', null, {
    'a category': {},
  }),
  ...variants('/properties?bedrooms=6', null, {
    'properties as a list, filtered': (page) =>
      page.getByRole('button', { name: 'List', exact: true }).click(),
  }),
  ...variants('/properties?bedrooms=12', null, {
    'properties, nothing found': (page) =>
      expect(page.getByText('No properties found matching your criteria.')).toBeVisible(),
  }),
  ...variants('/properties', null, {
    'properties, calendar open': (page) => openCalendar(page, 'Check-in'),
    'properties, calendar that failed': {
      console: /Failed to load resource|ChunkLoadError|Loading chunk/,
      steps: async (page) => {
        await page.route(/\/areas\/public\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
        await page.getByRole('button', { name: 'Choose date: Check-in' }).click();
        await expect(page.getByText('The calendar could not be loaded.')).toBeVisible();
      },
    },
    'properties, a date that cannot be read': async (page) => {
      await page.getByRole('textbox', { name: 'Check-in' }).fill('christmas');
      await page.getByRole('textbox', { name: 'Check-in' }).blur();
      await expect(page.getByText(/Enter a date as/)).toBeVisible();
    },
  }),
  { name: 'a property', path: '/property/ocean-villa-infinity' },
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
  ...variants('/property/ocean-villa-infinity', null, {
    'a property, gallery open': async (page) => {
      await page.getByRole('button', { name: 'View all pictures' }).click();
      await expect(page.getByRole('dialog').getByText('Picture 1 of')).toBeVisible();
    },
  }),
  ...variants('/property/nowhere', null, {
    'unknown property': { console: /404/ },
  }),
  { name: 'services', path: '/concierge' },
  ...variants('/concierge', null, {
    'services, two categories': async (page) => {
      await page.getByRole('button', { name: 'Food' }).click();
      await page.getByRole('button', { name: 'Kids' }).click();
    },
    'services, nothing found': async (page) => {
      await page.getByRole('searchbox', { name: 'Search services' }).fill('submarine');
      await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
    },
  }),
  { name: 'about', path: '/about' },
  { name: 'owner portal', path: '/owner-portal' },
  { name: 'terms', path: '/terms' },
];
