import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsOf, createRequestService, openRequest } from '../../testing/request-service';
import { press, withStay } from '../../testing/stay-service';
import { dialog } from '../../../testing/screen';
import { quote } from '../../testing/rows';

// The first import compiles page and dialog, which may take longer than a query waits.
beforeAll(() => Promise.all([import('../request-page'), import('./offer-dialog')]));
const HOUSES = [
  { id: 'casa-vida', name: 'Casa Vida', sleeps: 8, min_nights: 3, active: true },
  { id: 'casa-luz', name: 'Casa Luz', sleeps: 6, min_nights: 3, active: true },
];

test('an inquiry is answered by an offer, which begins with what was asked for', async () => {
  const service = createRequestService({ email: 'elena@people.test' });
  service.tables['properties'] = HOUSES;
  Object.assign(service.tables['contact_submissions']![0]!, {
    properties: { id: 'casa-luz', name: 'Casa Luz' },
  });
  service.rpc['staff_quote'] = () => ({ ...quote, set_aside: null });
  service.rpc['make_offer'] = () => ({ id: 'stay-1', code: 'MR-NEW' });
  const { shell } = openRequest(service);
  await press('Make an offer');
  expect(await screen.findByLabelText('Name of the guest')).toHaveValue('Elena Duarte');
  const form = await dialog('Make an offer');
  expect(form.queryByRole('radio')).not.toBeInTheDocument();
  expect(await form.findAllByText('US$10,000')).not.toHaveLength(0);
  await userEvent.type(form.getByLabelText(/^Message to the guest/), 'As you wished');
  await userEvent.click(form.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(shell.recorded.notices).toHaveLength(1));
  expect(callsOf(service, 'make_offer')).toEqual([
    expect.objectContaining({
      ...{ property_id: 'casa-luz', check_in: '2027-03-02', check_out: '2027-03-07', guests: 4 },
      ...{ email: 'elena@people.test', phone: '+52 329 555 0101', message: 'As you wished' },
      ...{ request_id: service.request.id, discount_cents: 0, hours: 48, quote_hash: 'h' },
    }),
  ]);
  expect(shell.recorded.notices).toMatchObject([
    { title: 'The offer MR-NEW is on its way to elena@people.test.' },
  ]);
});

test('the history tells what became of an offer, and leads to its stay', async () => {
  const service = createRequestService({ offer: 'declined' });
  const data = { code: 'MR-NEW', total_cents: 950_000, request_id: '10000000-0000-4000-8000-000000000009' };
  for (const [actor, offer] of [
    ['house', 'sent'],
    ['guest', 'opened'],
    ['guest', 'declined'],
  ] as const)
    service.happen({ kind: 'reservation', actor, data: { offer, ...data } });
  openRequest(service);
  expect(await screen.findByText(/ sent an offer: MR-NEW, US\$9,500\.$/)).toBeVisible();
  expect(screen.getByText('Elena Duarte opened the offer.')).toBeVisible();
  expect(screen.getByText('The guest declined the offer: MR-NEW, US$9,500.')).toBeVisible();
  expect(screen.getAllByText('Offer declined').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'Open that request' })[0]).toHaveAttribute(
    'href',
    `/desk/requests/${data.request_id}`,
  );
});

test('an open offer has a link for a guest whom no mail reaches, and is taken back with a reason', async () => {
  const { service } = withStay({ offer: { opened_at: null } });
  service.rpc['offer_link'] = () => Response.json('secret');
  service.rpc['decline_stay'] = () => ({});
  openRequest(service);
  expect(await screen.findByText('The guest has not opened the offer yet.')).toBeVisible();
  await press('Get a link for the guest');
  expect(await screen.findByLabelText('Link to the offer')).toHaveValue(
    `${window.location.origin}/offer#secret`,
  );
  await press('Take back');
  const form = await dialog('Take the offer back?');
  await userEvent.type(form.getByRole('textbox'), 'A leak in the roof');
  await userEvent.click(form.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(callsOf(service, 'decline_stay')).toHaveLength(1));
  expect(callsOf(service, 'decline_stay')).toEqual([
    { reservation_id: 'stay-1', reason: 'A leak in the roof', expected_version: 1 },
  ]);
});

test('a no of the guest on the phone ends the offer as their own decision', async () => {
  const { service } = withStay({ offer: { opened_at: null } });
  service.rpc['withdraw_stay'] = () => ({});
  openRequest(service);
  await press('Take back');
  const form = await dialog('Take the offer back?');
  await userEvent.click(form.getByRole('checkbox', { name: /^The guest said no/ }));
  expect(form.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(callsOf(service, 'withdraw_stay')).toEqual([{ reservation_id: 'stay-1', expected_version: 1 }]),
  );
  expect(callsOf(service, 'decline_stay')).toEqual([]);
});
