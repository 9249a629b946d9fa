import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { variants, type State } from '../state';
import { accept, fail, hang, holdTimers } from './answers';

const BOOKINGS = /\/rest\/v1\/service_bookings/;
const INQUIRIES = /\/rest\/v1\/contact_submissions/;

async function openBooking(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Surf Lesson' }).getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book This Service');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
}

async function fillBooking(page: Page): Promise<void> {
  await openBooking(page);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('ana@example.com');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+52 322 000 0000');
  await page.getByRole('textbox', { name: 'Preferred Date' }).fill('12/24/2027');
}

async function sendInquiry(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('ana@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the jetty free in May?');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** The booking and inquiry forms, from empty to sent. */
export const publicFormStates: State[] = [
  ...variants('/service-booking', null, {
    'booking without a service': {},
  }),
  ...variants('/concierge', null, {
    booking: openBooking,
    'booking, errors shown': async (page) => {
      await openBooking(page);
      await page.getByRole('button', { name: 'Submit Booking Request' }).click();
      await expect(
        page.getByRole('region', { name: /Announcements/ }).getByText('Date is required'),
      ).toBeVisible();
    },
    'booking, on its way': {
      before: (page) => hang(page, BOOKINGS),
      steps: async (page) => {
        await fillBooking(page);
        await page.getByRole('button', { name: 'Submit Booking Request' }).click();
        await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
      },
    },
    'booking, failed': {
      console: /500|sending a form/,
      before: (page) => fail(page, BOOKINGS),
      steps: async (page) => {
        await fillBooking(page);
        await page.getByRole('button', { name: 'Submit Booking Request' }).click();
        await expect(page.getByText('Failed to submit booking. Please try again.')).toBeVisible();
      },
    },
    'booking, sent': {
      before: async (page) => {
        // Otherwise the page navigates away after two seconds.
        await holdTimers(page, 2000);
        await accept(page, BOOKINGS);
      },
      steps: async (page) => {
        await fillBooking(page);
        await page.getByRole('button', { name: 'Submit Booking Request' }).click();
        await expect(page.getByRole('button', { name: 'Request sent' })).toBeVisible();
      },
    },
  }),
  { name: 'contact', path: '/contact' },
  ...variants('/contact', null, {
    'contact, errors shown': async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
    },
    'contact, failed': {
      console: /500|sending a form/,
      before: (page) => fail(page, INQUIRIES),
      steps: async (page) => {
        await sendInquiry(page);
        await expect(page.getByText('Failed to send message')).toBeVisible();
      },
    },
    'contact, sent': {
      before: (page) => accept(page, INQUIRIES),
      steps: async (page) => {
        await sendInquiry(page);
        await expect(page.getByText('Message sent successfully!')).toBeVisible();
      },
    },
    'contact about an owner’s matter, map out of reach': async (page) => {
      await page.getByLabel('Inquiry Type').selectOption('owner');
      await page.getByRole('button', { name: 'Show map' }).click();
    },
  }),
];

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
