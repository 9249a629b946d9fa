import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoRole } from '../support/api';

/** How a visitor enters an area by links from a page of another area, and leaves it. */
interface AreaVisit {
  area: string;
  visitor: DemoRole;
  /** A page of another area. */
  start: string;
  enter(page: Page): Promise<void>;
  /** Content that only the area shows. */
  content(page: Page): Locator;
  /** Navigates to another area while this area can't be shown. */
  leave(page: Page): Promise<void>;
  elsewhere(page: Page): Locator;
}

const inHeader = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

async function followAccountLink(page: Page, name: string): Promise<void> {
  // The account menu has the visitor's name; it is the last menu of the header.
  const menu = page.getByRole('banner').locator('button[aria-expanded]').filter({ visible: true }).last();
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  // A page that has just loaded may not be hydrated yet.
  await expect(async () => {
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await link.click();
}

const deck = (page: Page): Locator => page.getByText('1 / 19');
const goHome = (page: Page): Promise<void> =>
  page.getByRole('alert').getByRole('link', { name: 'Home' }).click();
const fromContact = {
  start: '/contact',
  leave: goHome,
  elsewhere: (page: Page) => page.getByRole('link', { name: 'Explore Properties' }),
};

export const AREA_VISITS: AreaVisit[] = [
  {
    area: 'public',
    visitor: 'management',
    start: '/owner',
    enter: (page) => inHeader(page, 'About Us').click(),
    content: (page) => page.getByRole('heading', { level: 1, name: 'About Us' }),
    leave: (page) => inHeader(page, 'Proposal').click(),
    elsewhere: deck,
  },
  {
    ...fromContact,
    area: 'guest',
    visitor: 'client',
    enter: (page) => followAccountLink(page, 'Dashboard'),
    content: (page) => page.getByRole('tab', { name: 'Bookings' }),
  },
  {
    ...fromContact,
    area: 'owner',
    visitor: 'owner',
    enter: (page) => inHeader(page, 'Host Dashboard').click(),
    content: (page) => page.getByRole('link', { name: 'Add Property' }),
  },
  {
    ...fromContact,
    area: 'admin',
    visitor: 'admin',
    enter: (page) => followAccountLink(page, 'Admin Dashboard'),
    content: (page) => page.getByText('Add Reservation'),
  },
  {
    ...fromContact,
    area: 'proposal',
    visitor: 'management',
    enter: (page) => inHeader(page, 'Proposal').click(),
    content: deck,
  },
];
