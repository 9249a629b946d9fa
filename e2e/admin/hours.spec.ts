import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test('an admin changes Saturday, and the contact page says so', async ({ page, otherPage }) => {
  await startAs(page, 'admin');
  await page.goto('/desk/hours');
  const until = page.getByLabel('Saturday, until');
  const change = async (time: string) => {
    await until.fill(time);
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('The hours are saved')).toBeVisible();
  };
  await expect(until).toHaveValue('18:00');
  await change('14:30');

  const visitor = await otherPage();
  await visitor.goto('/contact');
  await visitor.getByRole('heading', { name: 'Office Hours' }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText('Sat 9:00 AM-2:30 PM', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Sun 9:00 AM-6:00 PM', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Mon-Fri 8:00 AM-8:00 PM', { exact: true })).toBeVisible();
  await visitor.goto('/es/contact');
  await visitor.getByRole('heading', { name: 'Horario de oficina' }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText('Sábado, de 9:00 a.m. a 2:30 p.m.', { exact: true })).toBeVisible();

  await page.reload();
  await change('18:00');
});
