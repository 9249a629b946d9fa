import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('a conversation opens in place of the list, and Back returns to the list', async ({ page }) => {
  await startAs(page, 'client');
  await page.goto('/dashboard?tab=messages');
  const panel = page.getByRole('tabpanel', { name: /^Messages/ });
  await panel.getByRole('button', { name: 'Show the samples' }).click();
  await panel.getByRole('link', { name: /^Lupita Solís/ }).click();
  await expect(page.getByRole('heading', { name: 'Conversation with Lupita Solís' })).toBeFocused();
  await expect(panel.getByRole('link', { name: /^Tomás Aguirre/ })).toBeHidden();
  await page.goBack();
  await expect(panel.getByRole('link', { name: /^Tomás Aguirre/ })).toBeVisible();
});
