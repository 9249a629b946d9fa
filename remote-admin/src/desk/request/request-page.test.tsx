import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskRecord, idOf } from '../testing/rows';
import { refused } from '../../testing/open-page';
import { callsOf, createRequestService, MARIANA, ME, openRequest } from '../testing/request-service';
import { expectLink } from '../../testing/screen';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Elena Duarte' });
const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

test('a request says who asks for what, and what happened, notes marked', async () => {
  const service = createRequestService({ due_at: '2026-01-05 20:00:00+00', overdue: true });
  service.happen({ body: 'Is the house free?' });
  service.happen({ kind: 'note', actor: 'house', actor_id: MARIANA, body: 'A friend of the owner' });
  service.happen({ kind: 'message_out', actor: 'house', actor_id: ME, body: 'It is.' });
  service.happen({ kind: 'state', data: { of: 'guest' } });
  openRequest(service);
  expect(await heading()).toBeVisible();
  const guest = within(screen.getByRole('region', { name: 'Guest' }));
  expectLink('guest-1@people.test', 'mailto:guest-1@people.test', guest);
  expectLink('+52 329 555 0101', 'tel:+523295550101', guest);
  expect(screen.getByText('Mar 2 – 7, 2027')).toBeVisible();
  expect(screen.getByText(/^Overdue: the answer was due Mon, Jan 5, 2:00/)).toBeVisible();
  // The names of staff are read beside the history.
  await screen.findByText(/^Mariana Vega/);
  const lines = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Elena Duarte wrote.*12:01.*Is the house free\?$/),
    expect.stringMatching(/^Mariana Vega notedStaff only.*A friend of the owner$/),
    expect.stringMatching(/^Elena Staff answered.*It is\.$/),
    expect.stringMatching(/^Elena Duarte confirmed the email address/),
  ]);
});

test.each([
  ['confirmed', /^Has one with this address/],
  ['unconfirmed', /^Has one, but has not confirmed this address/],
  ['other', /^Wrote from an account with another address/],
])('a request of an account says that its address is %s', async (sender, words) => {
  const service = createRequestService({ guest_id: MARIANA, email: 'ana@guest.test?bcc=all%40guest.test' });
  Object.assign(service.tables['contact_submissions']![0]!, { sender });
  openRequest(service);
  expect(await heading()).toBeVisible();
  const guest = within(screen.getByRole('region', { name: 'Guest' }));
  expect(guest.getByText(words)).toBeVisible();
  expect(new URL(guest.getByRole<HTMLAnchorElement>('link', { name: /^ana@/ }).href).search).toBe('');
});

test('a request that is not there, or may not be read, says so', async () => {
  const service = createRequestService();
  service.tables['desk_requests'] = [];
  const { unmount } = openRequest(service);
  expect(await screen.findByRole('heading', { name: 'We can’t find this request' })).toBeVisible();
  unmount();
  openRequest(service, '/desk/requests/nonsense');
  expect(await screen.findByRole('heading', { name: 'We can’t find this request' })).toBeVisible();
});

test('without the service the request says so and is read again; later it stays as it was', async () => {
  const service = createRequestService();
  service.failing = true;
  openRequest(service);
  const [failed] = await screen.findAllByText('The request could not be loaded');
  expect(failed).toBeVisible();
  service.failing = false;
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
  expect(await heading()).toBeVisible();
  service.failing = true;
  comeBack();
  expect(
    await screen.findByText(/^The desk cannot be reached. The request is shown as it was/),
  ).toBeVisible();
  expect(await heading()).toBeVisible();
});

test('a mail that was given up is sent again', async () => {
  const service = createRequestService();
  const mail = { mail_id: 'mail-1', template: 'reply', to: 'guest' };
  service.happen({
    kind: 'mail',
    actor: 'clock',
    data: { ...mail, outcome: 'given_up', refused_as: 'address' },
  });
  service.rpc['resend_mail'] = () => {
    service.happen({ kind: 'mail', actor: 'house', actor_id: ME, data: { ...mail, outcome: 'queued' } });
    return true;
  };
  openRequest(service);
  expect(
    await screen.findByText(
      'Email to the guest, “our answer”: could not be sent. The address does not exist.',
    ),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Email to the guest, “our answer”: is being sent again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  expect(callsOf(service, 'resend_mail')).toEqual([{ mail_id: 'mail-1' }]);
});

test('by keys a request is given away, closed, and left; typing does nothing of that', async () => {
  const service = createRequestService();
  service.tables['desk_requests']!.push(deskRecord(2));
  service.rpc['assign_request'] = ({ assignee }) => {
    service.request.assignee = String(assignee);
    service.happen({ kind: 'assignment', actor: 'house', actor_id: ME, data: { new: assignee } });
  };
  service.rpc['close_request'] = () => {
    service.request.state = 'closed';
    service.happen({ kind: 'state', actor: 'house', actor_id: ME, data: { old: 'open', new: 'closed' } });
  };
  const { router } = openRequest(service);
  await heading();
  await userEvent.keyboard('a');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mariana Vega' }));
  expect(await screen.findByText('Assigned to Mariana Vega')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.keyboard('r');
  await waitFor(() => expect(screen.getByLabelText('Your reply')).toHaveFocus());
  await userEvent.keyboard('ease');
  expect(screen.getByLabelText('Your reply')).toHaveValue('ease');
  expect(callsOf(service, 'close_request')).toEqual([]);

  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('e');
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  expect(callsOf(service, 'close_request')).toEqual([{ request_id: idOf(1), expected_version: 2 }]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk'));
});

test('Escape in the answer goes back to the list, and the answer is kept', async () => {
  const service = createRequestService();
  const { router } = openRequest(service);
  await heading();
  await userEvent.keyboard('r');
  await waitFor(() => expect(screen.getByLabelText('Your reply')).toHaveFocus());
  await userEvent.keyboard('Dear Elena{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk'));
  await act(() => router.navigate(`/desk/requests/${idOf(1)}`));
  expect(await screen.findByLabelText('Your reply')).toHaveValue('Dear Elena');
});

test('j and k open one request at a time, in the order of the list', async () => {
  const service = createRequestService();
  service.tables['desk_requests']!.push(
    ...[2, 3].map((index) => deskRecord(index, { contact_submission_id: 'inquiry-1' })),
  );
  const { router } = openRequest(service);
  await heading();
  const at = () => router.state.location.pathname;
  const settled = (name: string) => screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('link', { name: /Guest 3/ });
  await userEvent.keyboard('j');
  await waitFor(() => expect(at()).toBe(`/desk/requests/${idOf(2)}`));
  await settled('Guest 2');
  await userEvent.keyboard('j');
  await waitFor(() => expect(at()).toBe(`/desk/requests/${idOf(3)}`));
  await settled('Guest 3');
  await userEvent.keyboard('k');
  await waitFor(() => expect(at()).toBe(`/desk/requests/${idOf(2)}`));
});

test('a change to what somebody else has changed is refused with who and when, and can be made again', async () => {
  const service = createRequestService();
  let tries = 0;
  service.rpc['close_request'] = () => {
    tries += 1;
    if (tries > 1) {
      service.request.state = 'closed';
      return {};
    }
    service.happen({ kind: 'message_out', actor: 'house', actor_id: MARIANA, body: 'Yes, it is free.' });
    return refused('stale', 'Mariana changed it at 2026-01-05T20:05:00Z.');
  };
  openRequest(service);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^Mariana changed it at Mon, Jan 5, 2:05/)).toBeVisible();
  expect(await screen.findByText('Yes, it is free.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  expect(callsOf(service, 'close_request').map((args) => args['expected_version'])).toEqual([1, 2]);
});

test('a request is answered in another of the same guest, whichever has the address alone', async () => {
  const service = createRequestService();
  const known = { ...deskRecord(2, { subject: 'And Easter?' }), own: false };
  service.rpc['guest_record'] = () => ({
    requests: [
      known,
      { ...known, id: idOf(3), guest_id: MARIANA },
      { ...known, id: idOf(4), merged_into: idOf(2) },
    ],
  });
  openRequest(service);
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(screen.getByRole('dialog'));
  const into = await dialog.findByRole('combobox');
  expect(within(into).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(into, idOf(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(callsOf(service, 'merge_requests')).toEqual([
      { request_id: idOf(1), expected_version: 1, into_id: idOf(2) },
    ]),
  );
});

test('a request is put off until the hour of its answer at most, and not once that is past', async () => {
  const service = createRequestService({ due_at: new Date(Date.now() + 5_400_000).toISOString() });
  const { unmount } = openRequest(service);
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /^In one hour/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^In three hours/ })).not.toBeInTheDocument();
  unmount();
  service.request.due_at = '2026-01-05 20:00:00+00';
  openRequest(service);
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  expect(screen.getByText(/^The answer is overdue\./)).toBeVisible();
});
