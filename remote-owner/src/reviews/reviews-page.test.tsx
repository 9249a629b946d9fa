import { screen } from '@testing-library/react';
import { renderOwner } from '../testing/render-owner';

const review = (change: object) => ({
  reservation_id: 'stay-1',
  property_id: 'villa-paradise',
  stars: 4,
  words: 'Still water.',
  locale: 'en',
  shown_at: '2026-11-02T00:00:00Z',
  answer: 'Come back soon.',
  reservations: { code: 'MR-AAAA', check_in: '2026-10-02', check_out: '2026-10-07' },
  ...change,
});

test('an owner reads what guests wrote of her houses, and what is still to come', async () => {
  const rows = {
    reviews: [review({}), review({ reservation_id: 'stay-2', property_id: 'lagoon-apt-harmony' })],
  };
  renderOwner('/owner/reviews', { rows });
  expect(await screen.findByRole('heading', { name: 'Villa Paradise, MR-AAAA' })).toBeVisible();
  expect(screen.getByText('Still water.')).toBeVisible();
  expect(screen.getByText('Our answer: Come back soon.')).toBeVisible();
  expect(
    screen.getAllByRole('listitem').filter((each) => each.textContent?.includes('MR-AAAA')),
  ).toHaveLength(1);
  expect(screen.getByText('Coming Soon')).toBeVisible();
});
