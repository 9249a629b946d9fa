import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from './testing/render-guest';

const open = async (path = '/dashboard') => {
  const world = renderGuest(path);
  await screen.findByRole('heading', { level: 1, name: /Elena/ });
  await screen.findAllByRole('tab');
  return world;
};
const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
const place = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;

test('the search is not available yet, says so and keeps its entries', async () => {
  const world = await open();
  const form = screen.getByRole('search');
  await screen.findByRole('button', { name: 'Choose date: Check-in' });
  expect(within(form).getByLabelText('Guests')).toHaveValue(2);
  await userEvent.type(within(form).getByLabelText('Where'), 'lagoon');
  const day = (name: string) => within(form).getByRole('textbox', { name });
  fireEvent.change(day('Check-in'), { target: { value: '2096-12-20' } });
  fireEvent.change(day('Check-out'), { target: { value: '2096-12-27' } });
  fireEvent.blur(day('Check-out'));
  await userEvent.click(within(form).getByRole('button', { name: 'Search' }));
  expect(place(world)).toBe('/dashboard');
  expect(within(form).getByRole('button', { name: 'Search' })).toHaveAccessibleDescription(/coming soon/);
  expect(within(form).getByLabelText('Where')).toHaveValue('lagoon');
  expect(day('Check-out')).toHaveValue('Dec 27, 2096');
});

test('each arrow press scrolls the popular homes by 320 pixels', async () => {
  await open();
  const row = await screen.findByRole('list', { name: 'Popular homes' });
  Object.defineProperties(row, { scrollWidth: { value: 1600 }, clientWidth: { value: 700 } });
  act(() => void window.dispatchEvent(new Event('resize')));
  const scrollBy = jest.spyOn(row, 'scrollBy').mockImplementation(() => undefined);
  const forward = screen.getByRole('button', { name: 'Scroll forward' });
  await waitFor(() => expect(forward).toBeEnabled());
  await userEvent.click(forward);
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 320 }));
});

test('the open tab is in the address, and Back returns to the last one', async () => {
  const world = await open();
  await userEvent.click(tab('Payments'));
  await waitFor(() => expect(place(world)).toBe('/dashboard?tab=payments'));
  await waitFor(() => expect(tab('Payments')).toHaveAttribute('aria-selected', 'true'));
  await act(() => world.router.navigate(-1));
  await waitFor(() => expect(tab('Bookings')).toHaveAttribute('aria-selected', 'true'));
});

test('an address opens its tab; an unknown tab opens the first', async () => {
  const scrolledTo = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { unmount } = await open('/dashboard?tab=reviews');
  expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
  await waitFor(() =>
    expect(scrolledTo.mock.contexts).toEqual([expect.objectContaining({ tagName: 'DIV' })]),
  );
  unmount();
  await open('/dashboard?tab=constructor&bookings=soon');
  expect(tab('Bookings')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Upcoming')).toHaveAttribute('aria-selected', 'true');
});

test('bookings are grouped by status, and a new stay starts at the homes', async () => {
  const world = await open();
  expect(screen.getByRole('link', { name: 'Book New Stay' })).toHaveAttribute('href', '/properties');
  for (const [name, id] of [
    ['Past', 'MR-1984'],
    ['Cancelled', 'MR-1938'],
    ['Upcoming', 'MR-2107'],
  ] as const) {
    await userEvent.click(tab(name));
    expect(await screen.findByText(new RegExp(`Booking ${id}`))).toBeVisible();
    expect(place(world)).toBe(`/dashboard?tab=bookings&bookings=${name.toLowerCase()}`);
  }
});

async function openPayments() {
  renderGuest('/dashboard?tab=payments');
  return within(await screen.findByRole('list', { name: 'Sample payments' }));
}

test('every payment has a receipt, unless it is still due', async () => {
  const list = await openPayments();
  const rows = list.getAllByRole('listitem');
  const due = rows.filter((row) => within(row).queryByText('Due'));
  expect(due).toHaveLength(1);
  for (const row of due) expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(list.getAllByRole('button', { name: /Receipt/ })).toHaveLength(rows.length - due.length);
});

test('a receipt names the guest, the stay and the sum, and prints', async () => {
  const list = await openPayments();
  await userEvent.click(list.getByRole('button', { name: 'Receipt for MR-2107-D' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }));
  expect(receipt.getByText('MR-2107-D')).toBeVisible();
  expect(receipt.getByText('US$2,520')).toBeVisible();
  expect(await receipt.findByText('Elena Duarte, elena@marisma.test')).toBeVisible();
  expect(receipt.getByText(/not a tax document/)).toBeVisible();
  window.print = jest.fn();
  await userEvent.click(receipt.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});
