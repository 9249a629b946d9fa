import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRows, requestRow } from '../testing/own-rows';
import { refusal, renderGuest } from '../testing/render-guest';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), advanceTimers: true });
});

const offered = {
  reservation_id: 'stay-2',
  status: 'offered',
  on_day: '2027-02-04',
  at_time: '19:30',
  price_cents: 48_000,
  note: 'Three courses with the catch of the day.',
  reason: null,
  closed_by: null,
  version: 2,
};

/** The guest's own rows with a dinner that stands like this. */
function withDinner(change: object = {}) {
  const arrangement = { ...offered, ...change };
  const dinner = requestRow(
    'request-9',
    { kind: 'service', state: 'waiting', service_arrangements: arrangement },
    { data: { service_title: 'Private Chef at Home', guests: 4 } },
  );
  const requests = [...ownRows.requests.filter(({ id }) => id !== 'request-9'), dinner];
  return { arrangement, answers: { ...ownRows, requests: () => requests } };
}
const requests = async () => within(await screen.findByRole('region', { name: 'Your requests' }));

test('an offer stands with day, price and stay, and is accepted once', async () => {
  const { arrangement, answers } = withDinner();
  const accept_service = jest.fn(() => Object.assign(arrangement, { status: 'accepted', version: 3 }));
  const { shell } = renderGuest('/dashboard', { answers: { ...answers, accept_service } });
  const list = await requests();
  expect(list.getByText('Our offer waits for you')).toBeVisible();
  expect(await screen.findByText('Accept or decline our offer: Private Chef at Home')).toBeVisible();
  expect(list.getByText(/^Feb 4, 2027, 7:30 PM · US?\$480$/)).toBeVisible();
  expect(list.getByText('For your stay MR-BBBB')).toBeVisible();
  expect(list.getByText('Three courses with the catch of the day.')).toBeVisible();
  expect(
    await list.findByText(/^The price includes taxes\. It is added to the bill of your stay/),
  ).toBeVisible();
  await userEvent.dblClick(list.getByRole('button', { name: 'Accept Private Chef at Home' }));
  expect(await list.findByText('Accepted, being arranged')).toBeVisible();
  expect(accept_service.mock.calls).toEqual([
    [{ request_id: 'request-9', expected_version: 2 }, expect.anything()],
  ]);
  expect(shell.recorded.notices.map(({ title }) => title)).toEqual([
    'Private Chef at Home is accepted. We will arrange it and write to you.',
  ]);
});

test('No, thank you declines it; a change in the meantime is said, and nothing is lost', async () => {
  const { arrangement, answers } = withDinner();
  let first = true;
  const decline_service = jest.fn(() => {
    if (first) {
      first = false;
      return refusal('stale', 'Mariana changed it at 2026-12-01T16:05:00Z.');
    }
    return Object.assign(arrangement, { status: 'declined', closed_by: 'guest' });
  });
  renderGuest('/dashboard', { answers: { ...answers, decline_service } });
  const list = await requests();
  const no = await list.findByRole('button', { name: 'No, thank you: Private Chef at Home' });
  await userEvent.click(no);
  expect(await list.findByText(/^Mariana changed this service/)).toBeVisible();
  await userEvent.click(no);
  expect(await list.findByText('You declined')).toBeVisible();
  expect(list.queryByRole('button', { name: /Private Chef/ })).not.toBeInTheDocument();
});

test('what is arranged stands in the itinerary of the stay, and is called off with a word of the money', async () => {
  const { arrangement, answers } = withDinner({ status: 'arranged', note: 'Chef Marco, from five' });
  const decline_service = jest.fn(() =>
    Object.assign(arrangement, { status: 'called_off', closed_by: 'guest', version: 3 }),
  );
  const first = renderGuest('/dashboard?stay=MR-BBBB', { answers });
  const stay = within(await screen.findByRole('dialog'));
  const steps = (await stay.findByText('Private Chef at Home')).closest('ol');
  expect(
    within(steps!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Check-in'),
    expect.stringMatching(/7:30\sPM.*Private Chef at Home.*Chef Marco, from five/),
    expect.stringContaining('Check-out'),
  ]);
  first.unmount();

  renderGuest('/dashboard', { answers: { ...answers, decline_service } });
  const list = await requests();
  await userEvent.click(await list.findByRole('button', { name: 'Cancel Private Chef at Home' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel this service?' }));
  expect(asked.getByText(/^We take its price off your bill/)).toBeVisible();
  await userEvent.type(asked.getByLabelText('Reason (optional)'), 'We eat out.');
  await userEvent.click(asked.getByRole('button', { name: 'Cancel Service' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(decline_service.mock.calls).toEqual([
    [{ request_id: 'request-9', reason: 'We eat out.', expected_version: 2 }, expect.anything()],
  ]);
  expect(await list.findByText('Cancelled')).toBeVisible();
});

test('on its day it can no longer be called off here', async () => {
  const { answers } = withDinner({ status: 'arranged', on_day: '2026-12-01' });
  renderGuest('/dashboard', { answers });
  const list = await requests();
  expect(list.getByText('Arranged')).toBeVisible();
  // Time to load what could be done.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list.queryByRole('button', { name: /^Cancel Private/ })).not.toBeInTheDocument();
});

test('what the house declined says why', async () => {
  const { answers } = withDinner({ status: 'declined', closed_by: 'house', reason: 'The chef is ill.' });
  renderGuest('/dashboard', { answers });
  const list = await requests();
  expect(list.getByText('Not possible')).toBeVisible();
  expect(list.getByText('Our reason: The chef is ill.')).toBeVisible();
});

test('the dialog that cancels the stay names its services', async () => {
  const { answers } = withDinner();
  renderGuest('/dashboard?stay=MR-BBBB&do=cancel', { answers: { ...answers, stay_refund: 285_000 } });
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel this stay?' }));
  expect(await asked.findByText('Private Chef at Home, Feb 4, 2027, 7:30 PM')).toBeVisible();
});
