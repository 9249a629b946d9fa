import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from '../lib/testing/render-guest';

beforeEach(() => sessionStorage.clear());

async function openWishlist() {
  const world = renderGuest('/dashboard?tab=wishlist');
  const panel = await screen.findByRole('tabpanel', { name: 'Wishlist' });
  return { ...world, panel: within(panel) };
}
const names = (panel: BoundFunctions<typeof queries>) =>
  panel.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('a removed home can be restored, and the focus moves to its heart', async () => {
  const { panel, shell } = await openWishlist();
  await userEvent.click(panel.getByRole('button', { name: 'Remove Villa Paradise from your wishlist' }));
  expect(shell.seen.announcements).toEqual(['Villa Paradise removed from your wishlist.']);
  await userEvent.click(panel.getByRole('button', { name: 'Undo: keep Villa Paradise' }));
  expect(panel.getByRole('button', { name: 'Remove Villa Paradise from your wishlist' })).toHaveFocus();
  expect(panel.queryByText('Removed')).not.toBeInTheDocument();
});

test('a removed home stays removed after a reload, and another guest’s list is unchanged', async () => {
  const { panel, unmount } = await openWishlist();
  await userEvent.click(panel.getByRole('button', { name: 'Remove Villa Paradise from your wishlist' }));
  unmount();
  const again = await openWishlist();
  expect(names(again.panel)).toEqual(['Ocean Villa Infinity']);
  again.unmount();
  renderGuest('/dashboard?tab=wishlist', { user: { id: 'somebody-else' } });
  const other = within(await screen.findByRole('tabpanel', { name: 'Wishlist' }));
  expect(names(other)).toEqual(['Ocean Villa Infinity', 'Villa Paradise']);
});

test('a heart among the popular homes adds to the list', async () => {
  const { panel } = await openWishlist();
  const popular = within(screen.getByRole('list', { name: 'Popular homes' }));
  await userEvent.click(
    popular.getByRole('button', { name: 'Save Lagoon Apartment Harmony to your wishlist' }),
  );
  expect(names(panel)).toContain('Lagoon Apartment Harmony');
});

test('an empty list says how to add homes', async () => {
  sessionStorage.setItem('marisma:guest:00000000-0000-4000-8000-000000000001:wishlist', '[]');
  const { panel } = await openWishlist();
  expect(panel.getByRole('heading', { name: 'No homes saved yet' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'Browse homes' })).toHaveAttribute('href', '/properties');
});

test('with storage denied the hearts still work', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { panel } = await openWishlist();
  await userEvent.click(panel.getByRole('button', { name: 'Remove Villa Paradise from your wishlist' }));
  await waitFor(() => expect(panel.getByText('Removed')).toBeVisible());
});
