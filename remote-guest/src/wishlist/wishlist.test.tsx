import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderGuest } from '../testing/render-guest';

// The first import compiles the tab, which may take longer than a query waits.
beforeAll(() => import('./wishlist-panel'));

/** Opens the tab of a guest whose account has these houses. */
async function openWishlist(saved: string[] = ['lagoon-apt-harmony'], refuse = () => false) {
  const rows = new Set(saved);
  const wishlist = (sent: { property_id: string }[], { method, url }: Request) => {
    if (refuse()) return failure(503);
    if (method === 'GET') return [...rows].map((property_id) => ({ property_id }));
    if (method === 'DELETE') rows.delete(new URL(url).searchParams.get('property_id')?.slice(3) ?? '');
    else for (const row of sent) rows.add(row.property_id);
    return new Response(null, { status: 204 });
  };
  const world = renderGuest('/dashboard?tab=wishlist', { answers: { wishlist } });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Wishlist' }));
  await panel.findByText('Saved homes of a sample guest');
  return { ...world, panel, rows };
}

test('a removed home is taken out of the account, can be restored, and the focus moves to its heart', async () => {
  const { panel, shell, rows } = await openWishlist();
  const remove = { name: 'Remove Lagoon Apartment Harmony from your wishlist' };
  await userEvent.click(await panel.findByRole('button', remove));
  await userEvent.click(await panel.findByRole('button', { name: 'Undo: keep Lagoon Apartment Harmony' }));
  expect(panel.getByRole('button', remove)).toHaveFocus();
  await screen.findByText('Saved homes of a sample guest');
  expect([...rows]).toEqual(['lagoon-apt-harmony']);
  expect(shell.recorded.announcements).toContain('Lagoon Apartment Harmony removed from your wishlist.');
});

test('a heart among the popular homes adds to the account', async () => {
  const { panel, rows } = await openWishlist([]);
  expect(await panel.findByRole('heading', { name: 'No homes saved yet' })).toBeVisible();
  const popular = within(screen.getByRole('list', { name: 'Popular homes' }));
  await userEvent.click(
    await popular.findByRole('button', { name: 'Save Lagoon Apartment Harmony to your wishlist' }),
  );
  expect(await panel.findByText('Lagoon Apartment Harmony')).toBeVisible();
  expect([...rows]).toEqual(['lagoon-apt-harmony']);
});

test('a list that cannot be read is said, and read again on request', async () => {
  let down = true;
  const { panel } = await openWishlist(['lagoon-apt-harmony'], () => down);
  await panel.findByText('Your wishlist cannot be shown at the moment');
  down = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Lagoon Apartment Harmony')).toBeVisible();
});

test('the sample’s hearts change nothing in the account', async () => {
  const { panel, rows, shell } = await openWishlist([]);
  await userEvent.click(panel.getByRole('button', { name: 'Remove Villa Paradise from your wishlist' }));
  expect(shell.recorded.announcements).toEqual(['Villa Paradise removed from your wishlist.']);
  await userEvent.click(panel.getByRole('button', { name: 'Undo: keep Villa Paradise' }));
  expect(panel.getByRole('button', { name: 'Remove Villa Paradise from your wishlist' })).toHaveFocus();
  expect([...rows]).toEqual([]);
});
