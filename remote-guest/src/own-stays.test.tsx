import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows, requestRow, stayRow } from './testing/own-rows';
import { refusal, renderGuest } from './testing/render-guest';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), advanceTimers: true });
});

test('one’s own stays come first, live; samples come after, labeled', async () => {
  renderGuest('/dashboard', { answers: ownRows });
  const trip = within(await screen.findByRole('region', { name: 'Your Next Trip' }));
  expect(trip.getByText('Confirmed')).toBeVisible();
  expect(trip.queryByText('Sample data')).not.toBeInTheDocument();
  expect(screen.getByText(/^We hold these nights for you until December 2, 2026/)).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Messages/ })).toHaveAccessibleName(
    'Messages, 1 unread conversation',
  );
  const own = screen.getByText(/Booking MR-AAAA/);
  const samples = screen.getByRole('region', { name: 'Sample bookings' });
  expect(own.compareDocumentPosition(samples)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(samples).getByText('Sample data')).toBeVisible();
  const requests = within(screen.getByRole('region', { name: 'Your requests' }));
  expect(requests.getByText('Private Chef')).toBeVisible();
  expect(requests.getByText('Answered')).toBeVisible();
});

test('no sample stands in for one’s own next trip while that is being read', async () => {
  let answer = (): void => undefined;
  const reservations = new Promise((resolve) => (answer = () => resolve(ownRows.reservations)));
  renderGuest('/dashboard', { answers: { ...ownRows, reservations: () => reservations } });
  await screen.findByRole('heading', { level: 1 });
  // All below what comes next waits hidden until that is read; the samples are there already.
  await screen.findByRole('region', { name: 'Sample bookings', hidden: true });
  expect(screen.queryByRole('region', { name: 'Your Next Trip', hidden: true })).not.toBeInTheDocument();
  answer();
  const trip = within(await screen.findByRole('region', { name: 'Your Next Trip' }));
  expect(trip.getByText('Confirmed')).toBeVisible();
});

test.each(['bookings', 'messages', 'reviews', 'payments'])(
  'a site that is no demo shows nobody a sample: %s',
  async (tab) => {
    renderGuest(`/dashboard?tab=${tab}`, { demo: false });
    expect(await screen.findByText('No trip planned yet')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('tabpanel', { name: new RegExp(tab, 'i') })).not.toHaveTextContent('Lupita'),
    );
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/MR-|Rated/);
    expect(screen.getByRole('link', { name: 'Browse homes' })).toHaveAttribute('href', '/properties');
  },
);

test('a house that only the database knows has its name everywhere, its own hours, and no picture or place', async () => {
  const stay = {
    property_id: 'casa-luz',
    properties: { name: 'Casa Luz', check_in_time: '17:30:00', check_out_time: '10:00:00' },
    status: 'confirmed',
    hold_until: null,
  };
  const over = { ...stay, check_in: '2026-09-02', check_out: '2026-09-07' };
  const answers = {
    ...ownRows,
    reservations: [stayRow('stay-6', 'MR-FFFF', stay), stayRow('stay-7', 'MR-GGGG', over)],
    requests: [requestRow('request-6', { reservation_id: 'stay-6' }, { body: 'Is there a crib?' })],
  };
  renderGuest('/dashboard?tab=messages', { answers, demo: false });
  expect((await screen.findAllByText(/Casa Luz, MR-FFFF/))[0]).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your Next Trip' })).toHaveTextContent(/Casa Luz(?!, )/);
  await userEvent.click(screen.getByRole('tab', { name: 'Bookings' }));
  await userEvent.click(await screen.findByRole('tab', { name: /^Past/ }));
  expect(await screen.findByRole('button', { name: 'Details of Casa Luz, MR-GGGG' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /again:/i })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /^Upcoming/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Details of Casa Luz, MR-FFFF/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Casa Luz' }));
  expect(await details.findByText(/^Tuesday, March 2, 2027, 5:30\sPM$/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/undefined|casa-luz/);
});

test('a pending request is withdrawn once, with the version that was read', async () => {
  const withdraw_stay = jest.fn();
  const { router, shell } = renderGuest('/dashboard?stay=MR-AAAA&do=withdraw', {
    answers: { ...ownRows, withdraw_stay },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
  const button = await dialog.findByRole('button', { name: 'Withdraw Request' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(shell.recorded.notices).toHaveLength(1));
  expect(withdraw_stay.mock.calls).toEqual([
    [{ reservation_id: 'stay-1', expected_version: 1 }, expect.anything()],
  ]);
  // What was done stands in the list behind the dialog.
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a confirmed stay is canceled after its refund is read; a stale version says who changed it', async () => {
  let version = 3;
  renderGuest('/dashboard?stay=MR-BBBB&do=cancel', {
    answers: {
      ...ownRows,
      reservations: () =>
        ownRows.reservations.map((row) => (row.id === 'stay-2' ? { ...row, version } : row)),
      stay_refund: 285000,
      cancel_stay: ({ expected_version }: { expected_version: number }) => {
        version = 4;
        return expected_version === 4 ? {} : refusal('stale', 'Mariana changed it at 2026-12-01T16:59:00Z.');
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this stay?' }));
  expect(await dialog.findByText('US$2,850')).toBeVisible();
  expect(dialog.getByText('US$150')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'We are ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel and Refund US$2,850' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Mariana changed this stay, December 1, 2026/);
  expect(dialog.getByLabelText('Reason (optional)')).toHaveValue('We are ill.');
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel and Refund US$2,850' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['the day before it begins', '2027-02-01', ['Change Dates', 'Cancel Stay']],
  ['on the day of arrival', '2027-02-02', ['Change Dates']],
  ['once the guests are there', '2027-02-03', []],
])('%s a confirmed stay offers what can still be done', async (_, house_today, offered) => {
  renderGuest('/dashboard?stay=MR-BBBB', { answers: { ...ownRows, house_today } });
  const details = within(await screen.findByRole('dialog'));
  expect(await details.findByRole('heading', { name: 'Change this stay' })).toBeVisible();
  const shown = ['Change Dates', 'Cancel Stay'].filter((name) => details.queryByRole('button', { name }));
  expect(shown).toEqual(offered);
});

test('a stay of somebody else in the address is not here, and Close leads to the dashboard', async () => {
  const { router } = renderGuest('/dashboard?stay=MR-NOBODY', { answers: ownRows });
  expect(await screen.findByText('We can’t find this stay')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('stays that cannot be read say so, and Try again reads them', async () => {
  let away = true;
  const reservations = () => {
    if (away) throw new TypeError('offline');
    return [stayRow('stay-1', 'MR-AAAA')];
  };
  renderGuest('/dashboard', { demo: false, answers: { reservations } });
  expect(await screen.findByText('Your stays could not be loaded')).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Booking MR-AAAA/)).toBeVisible();
});

const turn_at = '2026-12-01T16:20:00+00:00';
test.each([
  ['a request that waits for the house', [], 1],
  ['a stay whose answer was put off', [stayRow('stay-1', 'MR-AAAA')], 2],
  ['not a canceled stay', [stayRow('stay-1', 'MR-AAAA', { status: 'cancelled', closed_as: 'expired' })], 1],
])('until when the office answers is said of %s', async (_, reservations, times) => {
  const answer_due = jest.fn(() => '2026-12-01T18:20:00+00:00');
  const requests = [
    requestRow('request-1', { reservation_id: 'stay-1', state: 'waiting', turn_at }),
    requestRow('request-8', { kind: 'inquiry', turn_at }),
    requestRow('request-9', { kind: 'service', state: 'waiting' }),
  ];
  renderGuest('/dashboard', { demo: false, answers: { reservations, requests, answer_due } });
  const listed = within(await screen.findByRole('region', { name: 'Your requests' }));
  expect(await listed.findByText(/^We answer by 12:20.PM today/)).toBeVisible();
  expect(screen.getAllByText(/^We answer by/)).toHaveLength(times);
  expect(answer_due).toHaveBeenCalledWith({ since: '2026-12-01T16:20:00.000Z' }, expect.anything());
});

test.each([
  ['right', '2027-01-30T17:00:00Z'],
  ['a year behind', '2026-01-30T17:00:00Z'],
])('the days to her stay are counted at the house, on a device whose clock is %s', async (_, now) => {
  jest.setSystemTime(new Date(now));
  renderGuest('/dashboard', { answers: { ...ownRows, house_today: '2027-01-30' } });
  const trip = within(await screen.findByRole('region', { name: 'Your Next Trip' }));
  expect(trip.getByText('In 3 days')).toBeVisible();
});
