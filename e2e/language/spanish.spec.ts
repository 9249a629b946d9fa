import type { Page } from '@playwright/test';
import { answerWithCalendars } from '../admin/calendars-service';
import { expect, test } from '../fixtures';
import { DEMO_PASSWORD, readRows } from '../support/api';
import { inDays } from '../support/days';
import { englishWords } from './foreign-words';
import { expectHydrated, openHydrated } from '../support/hydrated';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens pages of a role, whose code a second load requests before its visit, and looks for English on them. */
async function expectSpanishOnly(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    await expect.poll(() => englishWords(page), path).toEqual([]);
  }
}

async function signInInSpanish(page: Page, role: 'client' | 'admin' | 'owner'): Promise<void> {
  await page.getByLabel('Correo electrónico').first().fill(`${role}@marisma.test`);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

test('from the front page to a villa to a sent inquiry, in Spanish', async ({ page, request }) => {
  await openHydrated(page, '/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await page.getByRole('link', { name: 'Ver propiedades' }).click();
  await expect(page).toHaveURL('/es/properties');
  await expect(heading(page)).toHaveText('Todas las propiedades');
  await expect(page).toHaveTitle('Todas las propiedades · Marisma');
  await expect(page.getByRole('article', { name: 'Ocean Villa Infinity' })).toContainText('USD');
  await page.getByRole('article', { name: 'Ocean Villa Infinity' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/es/property/ocean-villa-infinity');
  await page.reload();
  await expect(heading(page)).toHaveText('Ocean Villa Infinity');
  await expectHydrated(page);
  await expect(page.getByRole('img', { name: /^Villa de dos pisos frente al mar/ }).first()).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Todas las propiedades');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/es/contact');
  const email = `huesped-${Math.random().toString(36).slice(2)}@example.com`;
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('El nombre es obligatorio').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Hay cuna?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  expect(await readRows(request, 'contact_submissions', email)).toHaveLength(1);
});

test('a link in a mail, which opens the English front page, continues in Spanish for Spanish visitors', async ({
  page,
}) => {
  await openHydrated(page, '/es');
  await page.goto('/#error=access_denied&error_code=otp_expired&error_description=expired');
  await expect(page).toHaveURL(/\/es(#|$)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
});

test(
  'the owner’s pages are in Spanish, words, dates and numbers alike',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('/es/owner');
    await signInInSpanish(page, 'owner');
    await expect(page).toHaveURL('/es/owner');
    await expectSpanishOnly(page, [
      '/es/owner',
      '/es/owner/calendar',
      '/es/owner/calendar?view=year',
      '/es/owner/reservations',
      '/es/owner/reservations?show=statement',
      '/es/owner-dashboard',
    ]);
  },
);

test(
  'the users list is in Spanish, and visitors without the role are redirected to the Spanish front page',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('/es/admin/users');
    await expect(page).toHaveURL('/es/auth');
    await signInInSpanish(page, 'admin');
    await expect(page).toHaveURL('/es/admin/users');
    await page.getByRole('searchbox').fill('marisma.test');
    await expect(page.getByRole('table').getByText('Propietario', { exact: true })).toBeVisible();
    // Next year: the notes of blocked nights are in the language of whoever wrote them.
    const nextYear = inDays(400);
    await expectSpanishOnly(page, [
      '/es/admin',
      `/es/admin/calendar?from=${nextYear}`,
      // Names of guests may look like English words, so these days have no stays.
      '/es/admin/reservations?from=2029-12-01',
      '/es/admin/reservations/rates',
      '/es/admin/users',
    ]);
    await answerWithCalendars(page);
    await page.goto('/es/desk/feeds');
    await expect(page.getByText('La dirección lleva a una red privada.')).toBeVisible();
    await expectSpanishOnly(page, ['/es/desk/feeds']);
    await page.goto('/es/dashboard');
    await expect(page).toHaveURL(/\/es\/?$/);
  },
);

test('the public pages are in Spanish', { tag: '@whole' }, async ({ page }) => {
  await expectSpanishOnly(page, [
    '/es',
    '/es/properties',
    '/es/property/villa-paradise',
    '/es/concierge',
    '/es/about',
    '/es/owner-portal',
    '/es/contact',
    '/es/terms',
    '/es/auth',
  ]);
});

test('an unknown Spanish address is a 404 in Spanish', async ({ page, expectConsole }) => {
  expectConsole(/404: nothing is at \/nada/);
  expectConsole(/status of 404/);
  const response = await page.goto('/es/nada');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('No encontramos esta página');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/es\/?$/);
});
