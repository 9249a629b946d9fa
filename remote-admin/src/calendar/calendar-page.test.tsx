import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteRow } from '@marisma/area-kit/testing';
import { openPage, refused } from '../testing/open-page';
import { closed, dialog, expectLink } from '../testing/screen';

const HOUSES = [
  { id: 'casa-vida', name: 'Casa Vida', sleeps: 8, min_nights: 3 },
  { id: 'casa-luz', name: 'Casa Luz', sleeps: 4, min_nights: 3 },
];
const row = (change: object) => ({
  id: 'o1',
  property_id: 'casa-vida',
  from: '2026-12-05',
  to: '2026-12-09',
  kind: 'confirmed',
  note: null,
  reservation_id: 's1',
  code: 'MR-AAAA',
  guests: 4,
  status: 'confirmed',
  hold_until: null,
  total_cents: 480000,
  version: 3,
  name: 'Ana Ruiz',
  email: 'ana@people.test',
  phone: null,
  request_id: 'r1',
  is_open: false,
  ...change,
});
const none = { reservation_id: null, code: null, guests: null, name: null };
const ROWS = [
  row({}),
  row({
    id: 'o2',
    code: 'MR-BBBB',
    name: 'Luis Paz',
    from: '2026-12-01',
    to: '2026-12-04',
    property_id: 'casa-luz',
  }),
  row({ id: 'o3', ...none, kind: 'block', note: 'Painting', from: '2026-12-11', to: '2026-12-13' }),
  row({ id: null, ...none, kind: 'gap', min_nights: 3, from: '2026-12-09', to: '2026-12-11' }),
];
const quote = (nights: number) => ({ ...quoteRow(nights, `h${nights}`, 120_000), set_aside: null });
const stayAnswer = {
  ...row({}),
  id: 's9',
  code: 'MR-NEW',
  check_in: '2026-12-02',
  check_out: '2026-12-05',
  closed_as: null,
};
type Args = Record<string, unknown>;
const nightsOf = ({ check_in, check_out }: Args) =>
  (Date.parse(String(check_out)) - Date.parse(String(check_in))) / 86_400_000;

let mockOffline = false;
jest.mock('./chosen-dialog', () => {
  if (mockOffline) throw new Error('offline');
  return jest.requireActual<object>('./chosen-dialog');
});

/** Opens the calendar as an admin on 1 December 2026; `other` answers take the place of the usual ones. */
const open = (path: string, other: Record<string, (args: Args) => unknown> = {}) => {
  const usual = {
    house_calendar: () => ROWS,
    house_today: () => '2026-12-01',
    properties: () => HOUSES,
    staff_quote: (args: Args) => quote(nightsOf(args)),
    create_stay: () => stayAnswer,
    make_offer: () => stayAnswer,
    move_stay: () => stayAnswer,
    confirm_stay: () => stayAnswer,
    block_nights: () => ({ id: 'new' }),
    unblock_nights: () => 2,
  };
  const opened = openPage(path, { ...usual, ...other }, ['admin']);
  return { sent: opened.service.sent, ...opened };
};

const TIMELINE = '/admin/calendar?view=timeline&from=2026-12-01&days=14';
const cell = (name: RegExp) => screen.findByRole('button', { name });
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), advanceTimers: true }));
test('all houses have a row of what takes their nights, with gaps in words, and today on top', async () => {
  open(TIMELINE);
  expect(await cell(/^Casa Vida, Confirmed stay MR-AAAA, Ana Ruiz, 4 guests, Dec 5/)).toHaveTextContent(
    'Ana Ruiz',
  );
  const grid = within(screen.getByRole('grid'));
  expect(grid.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Casa Vida', 'Casa Luz']);
  expect(
    grid.getByRole('button', { name: /Gap of 2 nights, shorter than the minimum stay of 3 nights/ }),
  ).toHaveTextContent('Gap');
  expect(
    grid.getByRole('button', { name: /^Today, Tuesday, December 1, 2026, Casa Vida, free$/ }),
  ).toBeVisible();
  expect(grid.getByRole('button', { name: /Blocked: Painting/ })).toBeVisible();
  const today = within(screen.getByRole('region', { name: 'Today, Tuesday, December 1, 2026' }));
  expect(today.getByRole('button').textContent).toBe('Casa Luz · Luis Paz, 4 guests');
  expect(today.getByText('Nobody leaves today.')).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
  expectLink(/^In the meantime/, '/contact');
});

test('the list says the same, and stands in the address', async () => {
  const { router } = open(TIMELINE);
  await cell(/MR-AAAA/);
  await user().click(screen.getByRole('button', { name: 'List' }));
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((one) =>
      plain(
        within(one)
          .getAllByRole('cell')
          .slice(0, 5)
          .map((it) => it.textContent)
          .join(' | '),
      ),
    ),
  ).toEqual([
    'Dec 1 – 4, 2026 | Casa Luz | Confirmed stay | Luis Paz, 4 guests · MR-BBBB | 3',
    'Dec 5 – 9, 2026 | Casa Vida | Confirmed stay | Ana Ruiz, 4 guests · MR-AAAA | 4',
    'Dec 9 – 11, 2026 | Casa Vida | Gap of 2 nights, shorter than the minimum stay of 3 nights | – | 2',
    'Dec 11 – 13, 2026 | Casa Vida | Blocked | Painting | 2',
  ]);
  await waitFor(() => expect(router.state.location.search).toContain('view=list'));
});

test('a dialog whose code cannot be loaded is loaded again by a button', async () => {
  mockOffline = true;
  open(TIMELINE);
  await user().click(await cell(/Blocked: Painting/));
  expect(await screen.findByText('This could not be loaded. Check the connection.')).toBeVisible();
  mockOffline = false;
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a stay is added once its guest can be reached, at the price that was read, and once', async () => {
  const { sent, shell } = open(TIMELINE);
  await user().click(await cell(/December 2, 2026, Casa Vida, free$/));
  const form = await dialog('Add to the calendar');
  expect(await form.findAllByText('US$3,600')).not.toHaveLength(0);
  await user().click(form.getByRole('button', { name: 'Add stay' }));
  expect(form.getByLabelText('Name of the guest')).toHaveFocus();
  expect(form.getByLabelText('Name of the guest')).toHaveAccessibleDescription('Please give a name.');
  expect(form.getByLabelText('Email')).toHaveAccessibleDescription(
    /^Please give an email address or a phone number\./,
  );
  await user().type(form.getByLabelText('Name of the guest'), 'Eva Sol');
  await user().type(form.getByLabelText('Phone'), '555');
  await user().dblClick(form.getByRole('button', { name: 'Add stay' }));
  await waitFor(() =>
    expect(shell.recorded.notices).toEqual([
      { kind: 'success', title: 'MR-NEW is in the calendar of Casa Vida.' },
    ]),
  );
  expect(sent('create_stay')).toEqual([
    expect.objectContaining({
      property_id: 'casa-vida',
      check_in: '2026-12-02',
      check_out: '2026-12-05',
      guests: 2,
      name: 'Eva Sol',
      email: '',
      phone: '555',
      confirmed: true,
      locale: 'en',
      quote_hash: 'h3',
    }),
  ]);
});

test('a caller is offered a stay at a price of her own, which is read before it is sent', async () => {
  const { sent, shell } = open(TIMELINE);
  await user().click(await cell(/December 2, 2026, Casa Vida, free$/));
  const form = await dialog('Add to the calendar');
  await user().click(form.getByRole('radio', { name: /^Offered/ }));
  await user().type(form.getByLabelText('Name of the guest'), 'Eva Sol');
  await user().type(form.getByLabelText('Email'), 'eva@people.test');
  await user().type(form.getByLabelText(/^Off the nights/), 'much');
  await user().click(form.getByRole('button', { name: 'Send offer' }));
  expect(form.getByLabelText(/^Off the nights/)).toHaveFocus();
  await user().clear(form.getByLabelText(/^Off the nights/));
  await user().type(form.getByLabelText(/^Off the nights/), '250');
  await user().selectOptions(form.getByLabelText('Hold the nights for'), '3 days');
  await waitFor(() => expect(sent('staff_quote').at(-1)).toMatchObject({ discount_cents: 25000, pets: 0 }));
  expect(await form.findAllByText('US$3,600')).not.toHaveLength(0);
  await user().dblClick(form.getByRole('button', { name: 'Send offer' }));
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([
      { title: 'The offer MR-NEW is on its way to eva@people.test.' },
    ]),
  );
  expect(sent('make_offer')).toEqual([
    expect.objectContaining({
      ...{ property_id: 'casa-vida', check_in: '2026-12-02', check_out: '2026-12-05', guests: 2, pets: 0 },
      ...{ name: 'Eva Sol', email: 'eva@people.test', discount_cents: 25000, hours: 72, quote_hash: 'h3' },
    }),
  ]);
});

test('a refusal is said in words, and what was typed stays', async () => {
  let way = true;
  const { sent } = open(TIMELINE, { create_stay: () => (way ? refused('taken') : stayAnswer) });
  await user().click(await cell(/December 2, 2026, Casa Vida, free$/));
  const form = await dialog('Add to the calendar');
  await user().type(form.getByLabelText('Name of the guest'), 'Eva Sol');
  await user().type(form.getByLabelText('Phone'), '555');
  await form.findAllByText('US$3,600');
  await user().click(form.getByRole('button', { name: 'Add stay' }));
  expect(await form.findByText('These nights are no longer available.')).toBeVisible();
  expect(form.getByLabelText('Name of the guest')).toHaveValue('Eva Sol');
  way = false;
  await form.findAllByText('US$3,600');
  await waitFor(() => expect(form.getByRole('button', { name: 'Add stay' })).toBeEnabled());
  await user().click(form.getByRole('button', { name: 'Add stay' }));
  await closed();
  const [one, two] = sent('create_stay').map((args) => args['request_key']);
  expect(one).toBe(two);
});

test('a stay is made longer in its form, with the new total before', async () => {
  const { sent, shell } = open(TIMELINE);
  await user().click(await cell(/MR-AAAA/));
  const form = await dialog('Stay MR-AAAA');
  expect(form.getByText('These are the nights of the stay.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Move stay' })).toBeDisabled();
  expectLink('Open at the desk', '/desk/requests/r1', form);
  fireEvent.change(form.getByLabelText('Check-out'), { target: { value: '12/11/2026' } });
  expect(await form.findByText('US$7,200', { selector: 'strong' })).toBeVisible();
  await user().click(form.getByRole('button', { name: 'Move stay' }));
  await waitFor(() => expect(shell.recorded.notices).toMatchObject([{ title: 'MR-AAAA is moved.' }]));
  expect(sent('staff_quote').at(-1)).toMatchObject({ reservation_id: 's1' });
  expect(sent('move_stay')).toEqual([
    {
      reservation_id: 's1',
      check_in: '2026-12-05',
      check_out: '2026-12-11',
      quote_hash: quote(6)['quote_hash'],
      expected_version: 3,
    },
  ]);
});

test('a rule of guests is named before it is set aside; a stay that somebody changed says who', async () => {
  open(TIMELINE, {
    staff_quote: () => ({ ...quote(1), set_aside: { code: 'min_nights', hint: '' } }),
    move_stay: () => refused('stale', 'Berta changed it at 2026-12-01T16:00:00Z.'),
  });
  await user().click(await cell(/MR-AAAA/));
  const form = await dialog('Stay MR-AAAA');
  fireEvent.change(form.getByLabelText('Check-out'), { target: { value: '12/06/2026' } });
  expect(
    await form.findByText(/^The minimum stay for this arrival is longer\..*our team can override it\.$/),
  ).toBeVisible();
  await user().click(form.getByRole('button', { name: 'Move anyway' }));
  expect(await form.findByText(/^Berta has changed this in the meantime\./)).toBeVisible();
});

test('whose session has ended before a price is read is led to sign-in', async () => {
  const { service } = open(TIMELINE);
  await user().click(await cell(/MR-AAAA/));
  const form = await dialog('Stay MR-AAAA');
  service.refuse = 'signed_out';
  fireEvent.change(form.getByLabelText('Check-out'), { target: { value: '12/11/2026' } });
  expect(await form.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a block is taken back', async () => {
  const { sent } = open(TIMELINE);
  await user().click(await cell(/Blocked: Painting/));
  await user().click((await dialog('Blocked nights')).getByRole('button', { name: 'Unblock' }));
  await closed();
  expect(sent('unblock_nights')).toEqual([
    { property_id: 'casa-vida', from_day: '2026-12-11', to_day: '2026-12-13' },
  ]);
});

test('nights of another calendar are freed, after it is said that they may be booked there', async () => {
  const feed = row({ ...none, kind: 'feed', from: '2026-11-29', to: '2026-12-03' });
  const { sent, shell } = open(TIMELINE, {
    house_calendar: () => [feed],
    drop_feed_nights: () => true,
  });
  await user().click(await cell(/Casa Vida, Booked in another calendar/));
  const about = await dialog('Nights of another calendar');
  expect(about.getByText(/would be sold twice/)).toBeVisible();
  await user().click(about.getByRole('button', { name: 'Free these nights' }));
  await closed();
  expect(sent('drop_feed_nights')).toEqual([{ occupancy_id: 'o1' }]);
  expect(shell.recorded.notices).toMatchObject([{ title: '2 nights of Casa Vida can be booked again.' }]);
});

test('a gap that nobody can book is opened by one press, and closed by another; a refusal says why', async () => {
  let isOpen = false;
  let gone = false;
  const { sent } = open(TIMELINE, {
    house_calendar: () => ROWS.map((one) => (one.kind === 'gap' ? { ...one, is_open: isOpen } : one)),
    open_gap: ({ opened }) => {
      if (gone) return refused('no_gap');
      isOpen = opened === true;
      return undefined;
    },
  });
  const gaps = within(await screen.findByRole('region', { name: 'Gaps nobody can book' }));
  expect(plain(gaps.getByRole('listitem').textContent)).toMatch(
    /^Casa Vida, Dec 9 – 11, 2026: Gap of 2 nights, shorter than the minimum stay of 3 nights/,
  );
  await user().dblClick(gaps.getByRole('button', { name: /^Open to guests: Casa Vida, Dec 9/ }));
  const close = await gaps.findByRole('button', { name: /^Close: Casa Vida, Dec 9/ });
  expect(close).toHaveFocus();
  expect(gaps.getByRole('status')).toHaveTextContent(/Gap of 2 nights, open to guests$/);
  expect(await cell(/^Casa Vida, Gap of 2 nights, open to guests/)).toBeVisible();
  const gap = { property_id: 'casa-vida', from_day: '2026-12-09', to_day: '2026-12-11' };
  expect(sent('open_gap')).toEqual([{ ...gap, opened: true }]);
  await user().click(close);
  const again = await gaps.findByRole('button', { name: /^Open to guests/ });
  expect(sent('open_gap').at(-1)).toEqual({ ...gap, opened: false });
  gone = true;
  await user().click(again);
  expect(await gaps.findByText('These nights are no longer a gap between stays.')).toBeVisible();
});
