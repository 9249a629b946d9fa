import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { night, refusal, renderOwner } from '../testing/render-owner';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), advanceTimers: true });
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
/** Ranges of days have thin spaces. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const one = '/owner/calendar?house=villa-paradise';
const day = (name: RegExp) => screen.findByRole('button', { name });
const list = async () =>
  within(await screen.findByRole('region', { name: 'Booked and blocked nights, December 2026' }));
const form = () => within(screen.getByRole('region', { name: 'Block nights' }));
const typeDay = (label: RegExp, value: string) =>
  fireEvent.change(form().getByLabelText(label), { target: { value } });

test('an owner sees which nights are taken and why, in the grid and in the list', async () => {
  renderOwner(one);
  expect(await day(/December 5, 2026, Stay MR-AAAA, 4 guests, Dec 5\s–\s9, 2026$/)).toBeVisible();
  expect(await day(/December 9, 2026, free$/)).toBeVisible();
  expect(await day(/December 11, 2026, Request, not answered yet MR-BBBB, 1 guest/)).toBeVisible();
  expect(await day(/December 20, 2026, Blocked by you: Painting/)).toBeVisible();
  expect(await day(/December 27, 2026, Blocked by your Marisma team: Pool pump/)).toBeVisible();
  const items = (await list()).getAllByRole('listitem');
  expect(items.map((item) => plain(item.textContent))).toEqual([
    'Dec 5 – 9, 20264 nights · Stay MR-AAAA, 4 guests',
    'Dec 10 – 12, 20262 nights · Request, not answered yet MR-BBBB, 1 guest',
    'Dec 20 – 24, 20264 nights · Blocked by you: PaintingUnblock',
    'Dec 26 – 28, 20262 nights · Blocked by your Marisma team: Pool pump',
  ]);
  expect((await list()).getByText('4 of 31 nights booked, 6 blocked, US$4,800 in rent')).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});

test('nights are blocked by keyboard alone', async () => {
  const { calls, shell } = renderOwner(one);
  await list();
  const keys = user();
  const today = await day(/^Today, Tuesday, December 1/);
  act(() => today.focus());
  await keys.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByText('First night Dec 2, 2026. Choose the last night.')).toBeVisible();
  await keys.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByText('Chosen: 3 nights, Dec 2 – 5, 2026.')).toBeVisible();
  expect(form().getByLabelText(/^First night/)).toHaveValue('Dec 2, 2026');
  expect(form().getByLabelText(/^Free again on/)).toHaveValue('Dec 5, 2026');
  expect(form().getByLabelText('Note (optional)')).toHaveFocus();
  await keys.keyboard('Family{Enter}');
  await waitFor(() =>
    expect(shell.recorded.notices).toEqual([
      { kind: 'success', title: '3 nights blocked in Villa Paradise.' },
    ]),
  );
  expect(calls).toEqual([
    [
      'block_nights',
      { property_id: 'villa-paradise', from_day: '2026-12-02', to_day: '2026-12-05', note: 'Family' },
    ],
  ]);
  expect(form().getByLabelText('Note (optional)')).toHaveValue('');
});

test('whoever blocks nights of March is shown March, and stays in a month that has some of them', async () => {
  const { router } = renderOwner(one);
  await list();
  const block = async (from: string, to: string) => {
    typeDay(/^First night/, from);
    typeDay(/^Free again on/, to);
    await user().click(form().getByRole('button', { name: 'Block nights' }));
    await waitFor(() => expect(form().getByLabelText(/^First night/)).toHaveValue(''));
  };
  await block('03/30/2027', '04/03/2027');
  expect(await screen.findByRole('grid', { name: 'Nights of March 2027' })).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('grid', { name: 'Nights of April 2027' })).toBeVisible();
  await block('03/31/2027', '04/03/2027');
  expect(router.state.location.search).toBe('?house=villa-paradise&month=2027-04');
});

test('keys move by day, week and month, and one night is in the tab order', async () => {
  const { router } = renderOwner(one);
  const keys = user();
  const today = await day(/^Today, Tuesday, December 1/);
  act(() => today.focus());
  await keys.keyboard('{ArrowDown}{End}');
  expect(document.activeElement).toHaveAccessibleName(/^Saturday, December 12, 2026/);
  await keys.keyboard('{Home}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toHaveAccessibleName(/^Sunday, November 22, 2026, past$/);
  await waitFor(() => expect(router.state.location.search).toBe('?house=villa-paradise&month=2026-11'));
  await keys.keyboard('{PageDown}{PageDown}');
  expect(document.activeElement).toHaveAccessibleName(/^Friday, January 22, 2027/);
  await waitFor(() => expect(router.state.location.search).toContain('month=2027-01'));
  const grid = within(screen.getByRole('grid', { name: 'Nights of January 2027' }));
  expect(grid.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
});

test('nights are chosen by dragging', async () => {
  renderOwner(one);
  await list();
  // jsdom has no pointer events, but mouse events of their names.
  const point = (type: string, at: Element | Window) =>
    fireEvent(at, new MouseEvent(type, { bubbles: true, button: 0 }));
  point('pointerdown', await day(/December 14, 2026/));
  for (const to of [/December 16, 2026/, /December 11, 2026/, /December 13, 2026/])
    point('pointermove', await day(to));
  point('pointerup', window);
  expect(screen.getByText(/^Chosen: 2 nights, Dec 13\s–\s15, 2026\.$/)).toBeVisible();
});

test('a refusal names the nights in the way, and keeps what was typed', async () => {
  let way = true;
  const { calls } = renderOwner(one, {
    rpc: (name) => (name === 'block_nights' && way ? refusal('taken', '2026-12-05,2026-12-06') : undefined),
  });
  await list();
  const keys = user();
  typeDay(/^First night/, '12/03/2026');
  typeDay(/^Free again on/, '12/07/2026');
  await keys.type(form().getByLabelText('Note (optional)'), 'Family');
  await keys.click(form().getByRole('button', { name: 'Block nights' }));
  expect(
    await form().findByText('These nights are not available: Dec 5 – 6, 2026. Nothing was blocked.'),
  ).toBeVisible();
  expect(form().getByLabelText('Note (optional)')).toHaveValue('Family');
  way = false;
  await waitFor(() => expect(form().getByRole('button', { name: 'Block nights' })).toBeEnabled());
  await keys.dblClick(form().getByRole('button', { name: 'Block nights' }));
  await waitFor(() => expect(form().getByLabelText('Note (optional)')).toHaveValue(''));
  expect(calls).toHaveLength(2);
});

test('a form without days says so beside the fields', async () => {
  const { calls } = renderOwner(one);
  await list();
  await user().click(form().getByRole('button', { name: 'Block nights' }));
  expect(form().getByLabelText(/^First night/)).toHaveAccessibleDescription('Please give a day.');
  expect(form().getByLabelText(/^First night/)).toHaveFocus();
  expect(calls).toEqual([]);
});

test('one’s own block is opened after a question; the house’s is not offered', async () => {
  const { calls, shell } = renderOwner(one);
  const buttons = (await list()).getAllByRole('button');
  expect(buttons.map((button) => plain(button.getAttribute('aria-label')))).toEqual([
    'Unblock Villa Paradise, Dec 20 – 24, 2026',
  ]);
  await user().click(buttons[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Unblock these nights?' }));
  expect(plain(dialog.getByText(/^Villa Paradise/).textContent)).toBe('Villa Paradise, Dec 20 – 24, 2026');
  await user().click(dialog.getByRole('button', { name: 'Keep them blocked' }));
  expect(calls).toEqual([]);
  await user().click(buttons[0] as HTMLElement);
  await user().dblClick(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(shell.recorded.notices).toHaveLength(1));
  expect(shell.recorded.notices[0]).toMatchObject({
    title: '4 nights of Villa Paradise can be booked again.',
  });
  expect(calls).toEqual([
    ['unblock_nights', { property_id: 'villa-paradise', from_day: '2026-12-20', to_day: '2026-12-24' }],
  ]);
});

test('a house that is sold is closed from that day, and all houses have a row each', async () => {
  renderOwner('/owner/calendar?month=2027-01');
  const grid = within(await screen.findByRole('grid', { name: 'Nights of January 2027' }));
  expect(grid.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'Villa Paradise',
    'Lagoon Villa Serenity',
  ]);
  expect(grid.getByRole('button', { name: /January 1, 2027, Villa Paradise, free$/ })).toBeVisible();
  const sold = grid.getByRole('button', {
    name: /January 1, 2027, Lagoon Villa Serenity, not your house on this night$/,
  });
  expect(sold).toHaveAttribute('aria-disabled', 'true');
  await user().click(sold);
  expect(screen.getByText(/^Choose the first night/)).toBeVisible();
});

test('management sees all houses and may open any block', async () => {
  renderOwner('/owner/calendar', {
    roles: ['management'],
    rows: { property_owners: [] },
    rpc: (name) =>
      name === 'taken_nights' ? Response.json([night({ is_own: false, note: 'Family' })]) : undefined,
  });
  const taken = await list();
  expect(taken.getByRole('listitem')).toHaveTextContent(
    /Villa Paradise · 4 nights · Blocked by the owner or a colleague: Family/,
  );
  expect(taken.getByRole('button', { name: /^Unblock Villa Paradise, Dec 20\s–\s24, 2026$/ })).toBeEnabled();
});

test('an owner without a house is told whom to ask', async () => {
  renderOwner('/owner/calendar', { rows: { property_owners: [] } });
  expect(
    await screen.findByRole('heading', { name: 'Your owner account is awaiting approval' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to your Marisma team' })).toHaveAttribute(
    'href',
    '/contact?type=owner',
  );
});

test('management that nobody has approved is told so', async () => {
  renderOwner('/owner/calendar', {
    roles: ['management'],
    rpc: (name) => (name === 'house_figures' ? refusal('not_allowed', '', 403) : undefined),
  });
  expect(await screen.findByText(/^Your owner account is awaiting approval/)).toBeVisible();
});

test('a calendar that cannot be read says so, and Try again reads it', async () => {
  let away = true;
  renderOwner(one, {
    rpc: (name) => {
      if (name === 'house_today' && away) throw new TypeError('offline');
      return undefined;
    },
  });
  expect(await screen.findByText('The calendar could not be loaded')).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
  away = false;
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: 'Nights of December 2026' })).toBeVisible();
});

test('a year says of each night what it is, by letter and by name, and a night leads to its month', async () => {
  const { router } = renderOwner(one);
  await list();
  const keys = user();
  await keys.click(screen.getByRole('button', { name: 'Year' }));
  expect(await screen.findByRole('heading', { name: 'Villa Paradise, 2026' })).toBeVisible();
  expect(screen.getAllByRole('grid')).toHaveLength(12);
  for (const [name, shown] of [
    [/December 5, 2026, Stay MR-AAAA, 4 guests/, /^5S$/],
    [/December 20, 2026, Blocked by you: Painting/, /^20Y$/],
    [/December 9, 2026, free$/, /^9$/],
  ] as const) {
    expect((await day(name)).closest('td')).toHaveTextContent(shown);
  }
  const legend = within(screen.getByRole('list', { name: 'What the marks mean' }));
  expect(legend.getByText('Stay').parentElement ?? document.body).toHaveTextContent(/SStay/);
  const today = await day(/^Today, Tuesday, December 1/);
  act(() => today.focus());
  await keys.keyboard('{PageUp}{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/^Monday, November 2, 2026/);
  const inOrder = screen.getAllByRole('grid').flatMap((grid) => within(grid).getAllByRole('button'));
  expect(inOrder.filter((button) => button.tabIndex === 0)).toEqual([document.activeElement]);
  await keys.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?house=villa-paradise&month=2026-11'));
  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(1));
  await keys.click(screen.getByRole('button', { name: 'Year' }));
  await keys.click(await screen.findByRole('button', { name: 'Next year' }));
  expect(await screen.findByRole('heading', { name: 'Villa Paradise, 2027' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toContain('month=2027-11'));
});

test('a calendar that stays open past midnight at the house shows the new day as today', async () => {
  let today = '2026-12-01';
  renderOwner(one, { rpc: (name) => (name === 'house_today' ? Response.json(today) : undefined) });
  expect(await day(/^Today, Tuesday, December 1/)).toBeVisible();
  today = '2026-12-02';
  jest.setSystemTime(new Date('2026-12-02T06:01:00Z'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await day(/^Today, Wednesday, December 2/)).toBeVisible();
});
