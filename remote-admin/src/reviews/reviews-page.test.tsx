import { screen } from '@testing-library/react';
import { openPage, refused } from '../testing/open-page';

const REVIEW = {
  reservation_id: 'stay-1',
  properties: { name: 'Villa Paradise' },
  stars: 4,
  words: 'Still water.',
  locale: 'en',
  written_at: '2026-11-01T00:00:00Z',
  version: 1,
  shown_at: null as string | null,
  answer: null,
  reservations: {
    code: 'MR-AAAA',
    check_in: '2026-10-02',
    check_out: '2026-10-07',
  },
};

function open(...rows: object[]) {
  const state = { rows };
  const opened = openPage(
    '/admin/reviews',
    {
      reviews: () => state.rows,
      reservation_contacts: () => [{ reservation_id: 'stay-1', name: 'Irene Vale' }],
      show_review: () => null,
      answer_review: () => refused('stale'),
    },
    ['admin'],
  );
  return { state, ...opened };
}

test('staff show a review, and answer it; a refused answer is kept', async () => {
  const { state, service, user } = open(REVIEW);
  expect(await screen.findByRole('heading', { name: 'Villa Paradise, MR-AAAA' })).toBeVisible();
  expect(screen.getByText('Waiting for you')).toBeVisible();
  expect(screen.getByText(/^Irene Vale · /)).toBeVisible();
  state.rows = [{ ...REVIEW, version: 2, shown_at: '2026-11-02T00:00:00Z' }];
  await user.click(screen.getByRole('button', { name: 'Show the review of MR-AAAA' }));
  expect(await screen.findByRole('button', { name: 'Hide the review of MR-AAAA' })).toBeVisible();
  await user.type(screen.getByLabelText('Answer to MR-AAAA'), 'Come back soon.');
  await user.click(screen.getByRole('button', { name: 'Save Answer' }));
  expect(await screen.findByText(/changed/i)).toBeVisible();
  expect(screen.getByLabelText('Answer to MR-AAAA')).toHaveValue('Come back soon.');
  expect(service.sent('show_review')).toEqual([{ reservation_id: 'stay-1', expected_version: 1 }]);
  expect(service.sent('answer_review')).toEqual([
    { reservation_id: 'stay-1', answer: 'Come back soon.', expected_version: 2 },
  ]);
});

test('without reviews the page says so, and what is still to come', async () => {
  open();
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});
