import { submitSignIn } from '../fixtures';
import { expect, test } from './fixtures';

/** Denies storage, as privacy settings or a sandboxed frame do: every storage throws, and cookies do not work. */
function denyStorage(): void {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

test.beforeEach(({ page }) => page.addInitScript(denyStorage));

test('without storage and cookies every public area opens and sign-in works', async ({ page, host }) => {
  await page.goto(`${host.url}/`);
  await page.getByRole('button', { name: 'Entiendo' }).click();
  await page.getByRole('link', { name: 'Explore Properties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Properties' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await submitSignIn(page, 'management');
  await expect(page.getByText('1 / 19')).toBeVisible();
});
