import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page';
import { due, received } from '../testing/payments';
import { expectLink } from '../testing/screen';

jest.mock('@marisma/area-kit/format', () => ({
  ...jest.requireActual<object>('@marisma/area-kit/format'),
  downloadCsv: jest.fn(),
}));
const { downloadCsv } = jest.requireMock<{ downloadCsv: jest.Mock }>('@marisma/area-kit/format');

const stay = (at: number, change: object = {}) => ({
  id: `stay-${at}`,
  code: `MR-${1000 + at}`,
  property_id: 'villa-paradise',
  check_in: '2026-12-05',
  check_out: '2026-12-09',
  guests: 4,
  status: 'confirmed',
  closed_as: null,
  total_cents: 600000,
  hold_until: null,
  name: `Guest ${at}`,
  email: 'guest@people.test',
  phone: '+52 55 1',
  request_id: 'request-1',
  received_cents: 180000,
  due_cents: 420000,
  overdue_cents: 0,
  refund_cents: 0,
  ...change,
});

const TOTALS = {
  stays: 1200,
  nights: 3400,
  revenue_cents: 900000000,
  received_cents: 500,
  due_cents: 420000,
  overdue_cents: 12000,
  refund_cents: 0,
};

function open(path = '/admin/reservations', stays: object[] = [stay(1), stay(2, { name: null })]) {
  const state = {
    stays,
    /** Stays are answered after this. */
    ready: Promise.resolve(),
  };
  const opened = openPage(
    path,
    {
      staff_members: () => [{ id: 'luis', name: 'Luis' }],
      payments: () => [
        { ...due, ...received, amount_cents: 180000, reference: 'SPEI 77' },
        { ...due, id: 'p2', kind: 'balance', amount_cents: 420000 },
        { ...due, id: 'p3', kind: 'refund', amount_cents: 90000, due_on: '2026-12-02' },
        { ...due, id: 'p4', kind: 'extra', what: 'Private chef', amount_cents: 45000 },
      ],
      request_events: () => [
        {
          id: 1,
          at: '2026-11-01T18:00:00Z',
          actor_id: 'luis',
          actor: 'house',
          kind: 'note',
          body: 'Late arrival',
        },
      ],
      list_stays: async ({ after_code, most }) => {
        await state.ready;
        const from = state.stays.findIndex((one) => (one as { code: string }).code === after_code) + 1;
        return { totals: after_code ? null : TOTALS, stays: state.stays.slice(from, from + Number(most)) };
      },
    },
    ['admin'],
  );
  return { state, asked: () => opened.service.sent('list_stays'), ...opened };
}

const list = async () => within(await screen.findByRole('list', { name: 'Stays' }));

test('an admin reads all houses’ stays, the sums of the database, and a stay’s details below it', async () => {
  const { router } = open();
  const row = await (await list()).findByRole('button', { name: /^Guest 1 MR-1001 Confirmed/ });
  expect(row).toHaveTextContent('Villa Paradise');
  expect(row).toHaveTextContent('US$4,200 due');
  expect(screen.getByText('1,200')).toBeVisible();
  expect(screen.getByText('3,400 nights confirmed')).toBeVisible();
  expect(screen.getByText('US$120 overdue')).toBeVisible();
  await userEvent.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(
    await screen.findByText('Deposit US$1,800, received Nov 20, 2026, bank transfer, SPEI 77'),
  ).toBeVisible();
  expect(screen.getByText(/^Private chef US\$450, due/)).toBeVisible();
  expect(screen.getByText(/^Balance US\$4,200, due/)).toBeVisible();
  expect(screen.getByText(/^Refund US\$900, to be sent by Dec 2/)).toBeVisible();
  expect(await screen.findByText('Luis noted')).toBeVisible();
  expect(screen.getByText('Late arrival')).toBeVisible();
  expectLink('guest@people.test', 'mailto:guest@people.test');
  expectLink('Open the request at the desk', '/desk/requests/request-1');
  await waitFor(() => expect(router.state.location.search).toBe('?stay=MR-1001'));
  await userEvent.click(row);
  expect(screen.queryByText('Late arrival')).not.toBeInTheDocument();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});

test('filters stand in the address, names behind the #, and ask the database', async () => {
  const { asked, router } = open('/admin/reservations?owed=overdue&from=2026-12-01&to=soon');
  await list();
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({
      show: 'coming',
      most: 50,
      owed: 'overdue',
      from_day: '2026-12-01',
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.selectOptions(screen.getByLabelText('House'), 'Ocean Villa Infinity');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Confirmed');
  await userEvent.type(screen.getByLabelText('Search'), 'ana r');
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({
      show: 'all',
      most: 50,
      owed: 'overdue',
      from_day: '2026-12-01',
      house: 'ocean-villa-infinity',
      state: 'confirmed',
      words: 'ana r',
    }),
  );
  await waitFor(() => expect(router.state.location.hash).toBe('#q=ana+r'));
  expect(router.state.location.search).not.toContain('ana');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '' }));
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('51 stays come in pages by key, and the file has all of them', async () => {
  const { asked, state } = open(
    undefined,
    Array.from({ length: 51 }, (_, at) => stay(at, at === 0 ? { name: '=1+1' } : {})),
  );
  const items = await screen.findByLabelText('Stays');
  await waitFor(() => expect(items.children).toHaveLength(50));
  await userEvent.click(screen.getByText('Show more'));
  await waitFor(() => expect(items.children).toHaveLength(51));
  expect(screen.getByRole('button', { name: /^Guest 50/ })).toHaveFocus();
  expect(asked().at(-1)).toMatchObject({ after_day: '2026-12-05', after_code: 'MR-1049' });
  let answer = () => {};
  state.ready = new Promise((done) => (answer = done));
  await userEvent.dblClick(screen.getByText('Export CSV'));
  answer();
  await waitFor(() => expect(downloadCsv).toHaveBeenCalledTimes(1));
  const [, rows] = downloadCsv.mock.calls[0] as [string, unknown[][]];
  expect(rows).toHaveLength(52);
  expect(rows[1]).toEqual([
    'MR-1000',
    'Villa Paradise',
    '2026-12-05',
    '2026-12-09',
    4,
    4,
    'Confirmed',
    null,
    '=1+1',
    'guest@people.test',
    '+52 55 1',
    6000,
    1800,
    4200,
    0,
  ]);
});

test('a file that cannot be written says so, and what is listed stays', async () => {
  const { service, shell, user } = open();
  const row = await screen.findByRole('button', { name: /^Guest 1/ });
  service.down = true;
  await user.click(screen.getByText('Export CSV'));
  await waitFor(() => expect(shell.recorded.notices).toMatchObject([{ kind: 'error' }]));
  expect(row).toBeVisible();
});

test('no stay says so', async () => {
  open(undefined, []);
  expect(await screen.findByRole('heading', { name: 'No stays here' })).toBeVisible();
});

test('a canceled stay says what has to go back', async () => {
  open(undefined, [
    stay(1, { status: 'cancelled', due_cents: 0, refund_cents: 180000 }),
    stay(2, { due_cents: 0 }),
  ]);
  expect(await screen.findByRole('button', { name: /^Guest 1 .*US\$1,800 to be sent back$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Guest 2 .*Nothing due$/ })).toBeVisible();
});

test('what failed is asked for again: the list, or the page that was to come', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { asked, service } = open(
    undefined,
    Array.from({ length: 51 }, (_, at) => stay(at)),
  );
  const items = await screen.findByLabelText('Stays');
  await waitFor(() => expect(items.children).toHaveLength(50));
  const failed = () => screen.findByRole('heading', { name: 'The reservations could not be loaded' });

  service.down = true;
  act(() => {
    jest.advanceTimersByTime(6000);
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await failed()).toBeVisible();
  service.down = false;
  const before = asked().length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  expect(asked().at(-1)).not.toHaveProperty('after_code');
  expect(items.children).toHaveLength(50);

  service.down = true;
  await user.click(await screen.findByText('Show more'));
  expect(await failed()).toBeVisible();
  service.down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(items.children).toHaveLength(51));
  expect(asked()).toHaveLength(before + 2);
});
