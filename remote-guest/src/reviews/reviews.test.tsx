import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows } from '../testing/own-rows';
import { refusal, renderGuest } from '../testing/render-guest';

async function openReviews() {
  const world = renderGuest('/dashboard?tab=reviews');
  await screen.findByRole('region', { name: 'Sample stays' });
  return world;
}
const stars = (home: string) => within(screen.getByRole('group', { name: `Rate your stay at ${home}` }));

test('a rating given here is announced and still there after a reload', async () => {
  const { shell, unmount } = await openReviews();
  await userEvent.click(stars('Ocean Villa Infinity').getByRole('radio', { name: '3 stars, good' }));
  expect(shell.recorded.announcements).toEqual(['Ocean Villa Infinity: 3 stars, good.']);
  unmount();
  await openReviews();
  expect(stars('Ocean Villa Infinity').getByRole('radio', { name: '3 stars, good' })).toBeChecked();
});

test('a rating can be removed', async () => {
  await openReviews();
  await userEvent.click(screen.getByRole('button', { name: 'Remove rating of Villa Paradise' }));
  expect(stars('Villa Paradise').queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

describe('one’s own reviews', () => {
  const REVIEW = {
    reservation_id: 'stay-3',
    stars: 4,
    words: 'Still water.',
    version: 1,
    shown_at: null,
    answer: null,
  };
  const open = (answers: object) =>
    renderGuest('/dashboard?tab=reviews', { answers: { ...ownRows, house_today: '2026-12-01', ...answers } });
  const home = 'Ocean Villa Infinity';

  test('are sent once, with stars and words, and stand before the samples', async () => {
    let reviews: object[] = [];
    const sent: unknown[] = [];
    const write_review = (args: unknown) => {
      sent.push(args);
      reviews = [REVIEW];
    };
    open({ reviews: () => reviews, write_review });
    const send = await screen.findByRole('button', { name: 'Send Review' });
    expect(send.compareDocumentPosition(screen.getByRole('region', { name: 'Sample stays' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.type(screen.getByLabelText(`Your review of ${home}`), 'Still water.');
    await userEvent.click(send);
    expect(await screen.findByText('Please choose 1 to 5 stars.')).toBeVisible();
    const [own] = screen.getAllByRole('group', { name: `Rate your stay at ${home}` });
    await userEvent.click(within(own!).getByRole('radio', { name: '4 stars, very good' }));
    await userEvent.dblClick(send);
    expect(await screen.findByText(/^Thank you\./)).toBeVisible();
    expect(sent).toEqual([
      { reservation_id: 'stay-3', stars: 4, words: 'Still water.', locale: 'en', expected_version: 0 },
    ]);
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  });

  test('keep what is typed when they are refused', async () => {
    open({ reviews: [REVIEW], write_review: () => refusal('review_shown') });
    const field = await screen.findByLabelText(`Your review of ${home}`);
    await userEvent.type(field, ' Herons.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/can no longer be changed here/)).toBeVisible();
    expect(field).toHaveValue('Still water. Herons.');
  });

  test('are read with the answer once they are shown', async () => {
    open({ reviews: [{ ...REVIEW, shown_at: '2026-11-01T00:00:00Z', answer: 'Come back soon.' }] });
    expect(await screen.findByText('Our answer: Come back soon.')).toBeVisible();
    expect(screen.getByText('Still water.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  });
});
