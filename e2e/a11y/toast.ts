import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

const TITLE = 'Your changes could not be saved';

interface Fiber {
  return: Fiber | null;
  memoizedProps: { value?: { notify?: (notice: object) => void } } | null;
}

/**
 * Shows a toast through the services that the shell gives its areas, on whatever page this is. The services are in a
 * React context, which has no place in the document: they are read from the fibers around the main content.
 */
export async function showToast(page: Page): Promise<void> {
  await page.evaluate((title) => {
    const main = document.querySelector('main')!;
    const own = Object.entries(main).find(([key]) => key.startsWith('__reactFiber'));
    for (let fiber = own?.[1] as Fiber | null; fiber; fiber = fiber.return) {
      const { notify } = fiber.memoizedProps?.value ?? {};
      if (!notify) continue;
      const description = 'The connection was lost. What you have typed is still here: please try again.';
      return notify({ kind: 'error', title, description });
    }
    throw new Error('There are no services of a shell around this page.');
  }, TITLE);
  await expect(page.getByText(TITLE, { exact: true })).toBeVisible();
}

/** Closes the toast, so that the page is as before. */
export async function closeToast(page: Page): Promise<void> {
  const toast = page.getByRole('region', { name: /^(Announcements|Avisos)/ });
  await toast.getByRole('button', { name: /^(Close notification|Cerrar)/ }).press('Enter');
  await expect(page.getByText(TITLE, { exact: true })).toBeHidden();
}

/** Waits until the page has made room for its toasts after a change of width: that takes a frame. */
export const madeRoomForToasts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
