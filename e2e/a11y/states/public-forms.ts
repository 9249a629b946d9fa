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
