import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows } from '../testing/own-rows';
import { renderGuest } from '../testing/render-guest';

beforeEach(() => sessionStorage.clear());

async function openReviews() {
  const world = renderGuest('/dashboard?tab=reviews');
  await screen.findByRole('region', { name: 'Sample stays' });
  return world;
}
const stars = (home: string) => within(screen.getByRole('group', { name: `Rate your stay at ${home}` }));

test('past stays show the guest’s own rating', async () => {
  await openReviews();
  expect(stars('Villa Paradise').getByRole('radio', { name: '5 stars, excellent' })).toBeChecked();
  expect(stars('Ocean Villa Infinity').queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('a rating given here is announced and still there after a reload', async () => {
  const { shell, unmount } = await openReviews();
  await userEvent.click(stars('Ocean Villa Infinity').getByRole('radio', { name: '3 stars, good' }));
  expect(shell.seen.announcements).toEqual(['Ocean Villa Infinity: 3 stars, good.']);
  unmount();
  await openReviews();
  expect(stars('Ocean Villa Infinity').getByRole('radio', { name: '3 stars, good' })).toBeChecked();
});

test('a rating can be removed', async () => {
  await openReviews();
  await userEvent.click(screen.getByRole('button', { name: 'Remove rating of Villa Paradise' }));
  expect(stars('Villa Paradise').queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('one’s own ratings are called that, samples are not, and one sentence says where ratings are kept', async () => {
  renderGuest('/dashboard?tab=reviews', { answers: ownRows });
  const samples = await screen.findByRole('region', { name: 'Sample stays' });
  const lead = await screen.findByText('Your ratings of past stays.');
  expect(lead.compareDocumentPosition(samples)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText(/kept in this browser tab only/)).toHaveLength(1);
});
