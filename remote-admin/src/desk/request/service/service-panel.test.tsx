import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsOf, createRequestService, openRequest } from '../../testing/request-service';
import { agreed, press, withStay } from '../../testing/stay-service';
import { closed, dialog, expectLink } from '../../../testing/screen';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-12-01T18:00:00Z'), advanceTimers: true }));
const STAY = {
  id: 'stay-1',
  code: 'MR-AAAA',
  properties: { name: 'Villa Paradise' },
  check_in: '2027-02-12',
  check_out: '2027-02-17',
};

/** The desk's data service with the request of a dinner for four. */
function withService(change: object = {}) {
  const service = createRequestService({
    kind: 'service',
    contact_submission_id: null,
    service_booking_id: 'booking-1',
    subject: 'Private Chef at Home',
    guest_id: 'guest-1',
  });
  const arrangement = {
    request_id: service.request.id,
    reservation_id: null,
    status: 'asked',
    on_day: null,
    at_time: null,
    price_cents: null,
    note: null,
    reason: null,
    closed_by: null,
    version: 1,
    stay: null,
    ...change,
  };
  service.tables['service_bookings'] = [
    {
      id: 'booking-1',
      phone: '+52 329 555 0101',
      sender: 'confirmed',
      service_title: 'Private Chef at Home',
      service_price: 'From $120/person',
      preferred_date: '2027-02-14',
      guests: 4,
    },
  ];
  service.tables['service_arrangements'] = [arrangement];
  service.tables['reservations'] = [STAY];
  service.tables['requests'] = [{ id: 'request-7', reservation_id: 'stay-1' }];
  return { service, arrangement };
}
const offered = {
  status: 'offered',
  on_day: '2027-02-14',
  at_time: '19:30',
  price_cents: 48_000,
  version: 2,
  reservation_id: 'stay-1',
  stay: STAY,
};
const panel = async () => within(await screen.findByRole('region', { name: 'Service' }));

test('a service is offered at the price of the catalog, for a stay', async () => {
  const { service, arrangement } = withService();
  service.rpc['offer_service'] = () => Object.assign(arrangement, offered);
  openRequest(service);
  expect((await panel()).getByText('To be offered')).toBeVisible();
  await press('Offer');
  const form = await dialog('Offer this service');
  const price = form.getByLabelText('Price in US dollars, taxes included');
  expect(price).toHaveValue('480.00');
  expect(price).toHaveAccessibleDescription('By the catalog: From $120/person, for 4.');
  await userEvent.selectOptions(
    await form.findByLabelText('For the stay'),
    await form.findByRole('option', { name: /Villa Paradise, .*\(MR-AAAA\)/ }),
  );
  fireEvent.change(form.getByLabelText('Day'), { target: { value: '2026-11-30' } });
  fireEvent.change(form.getByLabelText('Hour (optional)'), { target: { value: '19:30' } });
  await userEvent.clear(price);
  const send = () => userEvent.click(form.getByRole('button', { name: 'Send offer' }));
  await send();
  expect(form.getByText('Please enter a day that is not past.')).toBeVisible();
  expect(form.getByText('Please enter a price, or 0 for a courtesy of the house.')).toBeVisible();
  fireEvent.change(form.getByLabelText('Day'), { target: { value: '2027-02-14' } });
  await userEvent.type(price, '520');
  await userEvent.type(form.getByLabelText('Note for the guest'), 'Three courses');
  await send();
  await closed();
  expect(callsOf(service, 'offer_service')[0]).toEqual({
    request_id: arrangement.request_id,
    expected_version: 1,
    on_day: '2027-02-14',
    at_time: '19:30',
    price_cents: 52_000,
    note: 'Three courses',
    reservation_id: 'stay-1',
  });
  expect((await panel()).getByText('Waiting for the guest')).toBeVisible();
});

test('accepted by phone, arranged with a note, done on its day', async () => {
  const { service, arrangement } = withService(offered);
  const calls: [string, string, string, object][] = [
    ['Accepted by phone', 'Did the guest accept?', 'accept_service', { status: 'accepted', version: 3 }],
    [
      'Arranged',
      'Is everything arranged?',
      'arrange_service',
      { status: 'arranged', version: 4, on_day: '2026-12-01' },
    ],
    ['Done', 'Did the service take place?', 'finish_service', { status: 'done', version: 5 }],
  ];
  for (const [, , name, result] of calls) service.rpc[name] = () => Object.assign(arrangement, result);
  openRequest(service);
  for (const [button, title, name] of calls) {
    await userEvent.click(await (await panel()).findByRole('button', { name: button }));
    const form = await dialog(title);
    if (name === 'accept_service')
      expect(form.getByText('US$480 comes on the bill of MR-AAAA.')).toBeVisible();
    if (name === 'arrange_service')
      await userEvent.type(form.getByLabelText('Note for the guest (optional)'), 'Chef Marco');
    await userEvent.click(form.getByRole('button', { name: /^(Accepted|Arranged|Done)$/ }));
    await closed();
  }
  const id = arrangement.request_id;
  expect(callsOf(service, 'accept_service')).toEqual([{ request_id: id, expected_version: 2 }]);
  expect(callsOf(service, 'arrange_service')).toEqual([
    { request_id: id, expected_version: 3, note: 'Chef Marco' },
  ]);
  expect(callsOf(service, 'finish_service')).toEqual([{ request_id: id, expected_version: 4 }]);
  const last = await panel();
  await waitFor(() => expect(last.queryByRole('button')).not.toBeInTheDocument());
});

test('what was agreed is called off with a reason, which the panel shows', async () => {
  const { service, arrangement } = withService({ ...offered, status: 'arranged' });
  service.rpc['decline_service'] = ({ reason }) =>
    Object.assign(arrangement, { status: 'called_off', closed_by: 'house', reason, version: 3 });
  openRequest(service);
  await press('Cancel service');
  const form = await dialog('Cancel this service?');
  await userEvent.click(form.getByRole('button', { name: 'Cancel service' }));
  expect(form.getByText('Please give a reason.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Reason'), 'The chef is ill.');
  await userEvent.click(form.getByRole('button', { name: 'Cancel service' }));
  await closed();
  const now = await panel();
  expect(await now.findByText('The chef is ill.')).toBeVisible();
  expect(now.getByText('Our team')).toBeVisible();
  expect(now.getByRole('button', { name: 'Change the offer' })).toBeVisible();
});

test('a no of the guest needs no reason, and is sent as theirs', async () => {
  const { service, arrangement } = withService(offered);
  service.rpc['decline_service'] = () =>
    Object.assign(arrangement, { status: 'declined', closed_by: 'guest', version: 3 });
  openRequest(service);
  await press('Decline');
  const form = await dialog('Decline this request?');
  await userEvent.click(form.getByRole('checkbox', { name: /^The guest decided so/ }));
  expect(form.getByText(/reads it as their own decision/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Decline' }));
  await closed();
  expect(callsOf(service, 'decline_service')).toEqual([
    { request_id: arrangement.request_id, expected_version: 2, reason: '', for_guest: true },
  ]);
});

test('a day outside the stay is said, and the stay is a link away', async () => {
  const { service } = withService({ ...offered, on_day: '2027-02-20' });
  openRequest(service);
  const shown = await panel();
  expect(shown.getByText('This day is outside the nights of the stay.')).toBeVisible();
  expectLink('Open the stay MR-AAAA', '/desk/requests/request-7', shown);
});

test('a stay lists its services, and the dialog that cancels it names those that end with it', async () => {
  const { service } = withStay(agreed);
  service.rpc['stay_refund'] = () => 0;
  service.tables['service_arrangements'] = [
    {
      request_id: 'request-9',
      reservation_id: 'stay-1',
      status: 'arranged',
      on_day: '2027-03-03',
      at_time: '19:30',
    },
  ];
  service.tables['desk_requests']?.push({ id: 'request-9', subject: 'Private Chef at Home' });
  openRequest(service);
  const list = within(await screen.findByRole('region', { name: 'Services of this stay' }));
  expectLink('Private Chef at Home', '/desk/requests/request-9', list);
  expect(list.getByText('Arranged')).toBeVisible();
  await press('Cancel stay');
  const form = await dialog('Cancel this stay?');
  expect(await form.findByText('Private Chef at Home, Mar 3, 2027, 7:30 PM')).toBeVisible();
});
