import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows } from '../testing/own-rows';
import { failure, renderGuest } from '../testing/render-guest';

const AGREED = {
  version: 3,
  agreed_at: '2026-11-27T16:00:00+00:00',
  locale: 'en',
  agreement_versions: {
    hash: 'ab12',
    text_en: '# Your stay\n\nThe number of guests:\n\n- No more than the house sleeps.\n- Pets are named.',
    text_es: '# Su estancia',
  },
};

const open = (agreements: unknown) =>
  renderGuest('/dashboard?stay=MR-AAAA', { demo: false, answers: { ...ownRows, agreements } });
const terms = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Accepted Terms' }));
  return within(await screen.findByRole('dialog', { name: 'Terms You Accepted' }));
};

test('a guest reads later what she accepted, word for word, with version, time and checksum', async () => {
  open([AGREED]);
  const page = await terms();
  expect(await page.findByRole('heading', { name: 'Your stay' })).toBeVisible();
  expect(page.getAllByRole('listitem')).toHaveLength(2);
  expect(page.getByText('3')).toBeVisible();
  expect(page.getByText(/^November 27, 2026 at .* CST$/)).toBeVisible();
  expect(page.getByText('ab12')).toBeVisible();
});

test('a stay that was arranged by phone says so, and a failure can be tried again', async () => {
  let down = true;
  open(() => (down ? failure() : []));
  const page = await terms();
  expect(await page.findByText('The terms could not be loaded', {}, { timeout: 5_000 })).toBeVisible();
  down = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('No terms were accepted here')).toBeVisible();
});
