import { expect, test } from '../fixtures';
import { openHydrated } from '../support/hydrated';

test('the switch opens the same page in the other language and back, with its filters', async ({ page }) => {
  await openHydrated(page, '/properties?bedrooms=7');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/properties?bedrooms=7');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/properties?bedrooms=7');
  await page.goBack();
  await expect(page).toHaveURL('/es/properties?bedrooms=7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas las propiedades');
});

test('the chosen service and the typed entries survive the switch', async ({ page }) => {
  await openHydrated(page, '/concierge');
  await page.getByRole('article', { name: 'Surf Lesson' }).getByRole('link', { name: 'Book Now' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Ruiz');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('complementary', { name: 'Clase de surf' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Ana Ruiz');
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('the first visit continues in Spanish with a notice and a link back; later visits follow the address', async ({
    page,
  }) => {
    await page.goto('/about#story');
    await expect(page).toHaveURL('/es/about#story');
    const notice = page.getByRole('region', { name: 'Idioma' });
    await expect(notice).toContainText('Le mostramos el sitio en el idioma de su navegador.');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(page).toHaveURL('/about');
  });
});
