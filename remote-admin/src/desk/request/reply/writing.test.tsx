import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../../testing/open-page';
import { callsOf, createRequestService, MARIANA, ME, openRequest } from '../../testing/request-service';

const reply = () => screen.findByLabelText('Your reply');
const send = () => screen.getByRole('button', { name: 'Send reply' });

/** A service that refuses an answer to an old version of the request. */
function createAnswerable() {
  const service = createRequestService();
  service.rpc['send_message'] = ({ expected_version, body }) => {
    if (expected_version !== service.request.version)
      return refused('stale', 'Mariana changed it at 2026-01-05T20:05:00Z.');
    service.happen({ kind: 'message_out', actor: 'house', actor_id: ME, body: String(body) });
    return {};
  };
  return service;
}

test('a reply is sent once, with Ctrl and Enter, to the state that was read; then the field is empty', async () => {
  const service = createRequestService();
  service.rpc['send_message'] = ({ body }) => {
    service.request.state = 'waiting';
    service.happen({ kind: 'message_out', actor: 'house', actor_id: ME, body: String(body) });
  };
  openRequest(service);
  await userEvent.type(await reply(), ' It is free. ');
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(await screen.findByText('The reply is sent. We are waiting for the guest’s answer.')).toBeVisible();
  expect(await reply()).toHaveValue('');
  expect(screen.getByText('It is free.')).toBeVisible();
  const calls = callsOf(service, 'send_message');
  expect(calls).toEqual([
    expect.objectContaining({ request_id: service.request.id, body: 'It is free.', expected_version: 1 }),
  ]);
  expect(calls[0]?.['request_key']).toMatch(/^[\da-f-]{36}$/);
});

test('what is typed survives a reload and a failure, and the same words keep their key', async () => {
  const service = createRequestService();
  const { unmount } = openRequest(service);
  await userEvent.type(await reply(), 'It is free.');
  unmount();
  let tries = 0;
  service.rpc['send_message'] = () => {
    tries += 1;
    if (tries === 1) throw new TypeError('offline');
    return {};
  };
  openRequest(service);
  expect(await reply()).toHaveValue('It is free.');
  await userEvent.click(send());
  expect(await screen.findByText(/Your entries are kept; please try again/)).toBeVisible();
  expect(await reply()).toHaveValue('It is free.');
  await userEvent.click(send());
  expect(await screen.findByText(/^The reply is sent/)).toBeVisible();
  const [first, second] = callsOf(service, 'send_message').map((args) => args['request_key']);
  expect(first).toBe(second);
});

test('who is refused decides on what is shown, also while somebody comes back to the window', async () => {
  const service = createAnswerable();
  openRequest(service);
  await userEvent.type(await reply(), 'It is free.');
  service.happen({ kind: 'message_out', actor: 'house', actor_id: MARIANA, body: 'Yes, it is.' });
  const held: (() => void)[] = [];
  service.holdHistory = () => new Promise((go) => held.push(go));
  await userEvent.click(send());
  await waitFor(() => expect(held).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  held[0]?.();
  expect(await screen.findByText('Yes, it is.')).toBeVisible();
  service.holdHistory = undefined;
  await userEvent.click(await screen.findByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/^The reply is sent/)).toBeVisible();
  expect(callsOf(service, 'send_message')).toHaveLength(2);
});

test('an answer to what a colleague has answered meanwhile is refused once, and kept', async () => {
  const service = createAnswerable();
  openRequest(service);
  await userEvent.type(await reply(), 'It is free.');
  service.happen({ kind: 'message_out', actor: 'house', actor_id: MARIANA, body: 'Yes, come!' });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/^While you were writing: Mariana Vega answered/)).toBeVisible();
  await userEvent.click(send());
  expect(await screen.findByText(/^Mariana changed it at Mon, Jan 5, 2:05/)).toBeVisible();
  expect(await reply()).toHaveValue('It is free.');
  await userEvent.click(send());
  expect(await screen.findByText(/^The reply is sent/)).toBeVisible();
  expect(callsOf(service, 'send_message').map((args) => args['expected_version'])).toEqual([1, 2]);
});

test('one’s own changes while writing make no answer old', async () => {
  const service = createRequestService();
  service.rpc['assign_request'] = ({ assignee }) =>
    service.happen({ kind: 'assignment', actor: 'house', actor_id: ME, data: { new: assignee } });
  openRequest(service);
  await userEvent.type(await reply(), 'It is free.');
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Elena Staff (you)' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/^While you were writing/)).not.toBeInTheDocument();
  await userEvent.click(send());
  expect(await screen.findByText(/^The reply is sent/)).toBeVisible();
  expect(callsOf(service, 'send_message')[0]).toMatchObject({ expected_version: 2 });
});

test('an inquiry from the page of a house names the house, to staff and to a saved reply', async () => {
  const service = createRequestService();
  Object.assign(service.tables['contact_submissions']![0]!, { properties: { name: 'Villa Paradise' } });
  openRequest(service);
  await reply();
  expect(screen.getByText('Villa Paradise')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dates are free' }));
  expect(await reply()).toHaveValue('Dear Elena Duarte, Villa Paradise is free from March 2, 2027.');
});

test('a saved reply is filled in; what the request does not say blocks the sending until it is written', async () => {
  const service = createRequestService();
  openRequest(service);
  await reply();
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dates are free' }));
  expect(await reply()).toHaveValue('Dear Elena Duarte, {property} is free from March 2, 2027.');
  expect(screen.getByText('The request does not say what belongs here: {property}.')).toBeVisible();
  await userEvent.click(send());
  expect((await screen.findAllByText(/^Please put your own words in place of {property}/))[0]).toBeVisible();
  expect(callsOf(service, 'send_message')).toEqual([]);
  const field = (await reply()) as HTMLTextAreaElement;
  await userEvent.type(field, 'Casa Vida', {
    initialSelectionStart: field.value.indexOf('{'),
    initialSelectionEnd: field.value.indexOf('}') + 1,
  });
  await userEvent.click(send());
  expect(await screen.findByText(/^The reply is sent/)).toBeVisible();
  expect(callsOf(service, 'send_message')[0]).toMatchObject({
    body: 'Dear Elena Duarte, Casa Vida is free from March 2, 2027.',
  });
});

test('braces that stand for nothing keep no answer back; they are named before', async () => {
  const service = createRequestService();
  openRequest(service);
  await userEvent.type(await reply(), 'The gate opens with {{code_of_gate}.');
  expect(screen.getByText('{code_of_gate} is sent as it stands.')).toBeVisible();
  await userEvent.click(send());
  expect(await screen.findByText(/^The reply is sent/)).toBeVisible();
});

test('a guest who writes Spanish gets the Spanish text', async () => {
  const service = createRequestService({ locale: 'es' });
  openRequest(service);
  await reply();
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dates are free' }));
  expect(await reply()).toHaveValue('Hola Elena Duarte.');
});

test('a note is stored as a note, beside a reply that is being written', async () => {
  const service = createRequestService();
  service.rpc['add_note'] = ({ body }) =>
    service.happen({ kind: 'note', actor: 'house', actor_id: ME, body: String(body) });
  openRequest(service);
  await userEvent.type(await reply(), 'Dear Elena');
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('n');
  expect(screen.getByLabelText('Your note')).toHaveFocus();
  await userEvent.keyboard('Called twice');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('The note is saved.')).toBeVisible();
  expect(screen.getByText('Called twice')).toBeVisible();
  expect(callsOf(service, 'send_message')).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'Reply' }));
  expect(await reply()).toHaveValue('Dear Elena');
});

test('the others see who is writing, from the first letter until the field is left', async () => {
  const service = createRequestService();
  openRequest(service);
  await userEvent.type(await reply(), 'Dear Elena');
  await waitFor(() =>
    expect(callsOf(service, 'hold_request')).toEqual([{ request_id: service.request.id, hold: true }]),
  );
  await userEvent.click(screen.getByRole('heading', { level: 1, name: 'Elena Duarte' }));
  await waitFor(() =>
    expect(callsOf(service, 'hold_request').map(({ hold }) => hold)).toEqual([true, false]),
  );
});

test('a colleague who is writing is named; oneself is not', async () => {
  const service = createRequestService({ held_by: 'Mariana' });
  service.tables['request_leases'] = [{ holder: MARIANA, request_id: service.request.id }];
  const { unmount } = openRequest(service);
  expect(await screen.findByText('Mariana is writing an answer at the moment.')).toBeVisible();
  unmount();
  service.tables['request_leases'] = [{ holder: ME, request_id: service.request.id }];
  openRequest(service);
  await reply();
  expect(screen.queryByText(/is writing an answer/)).not.toBeInTheDocument();
});

test('saved replies are added in both languages, changed as they are stored now, and put away after asking', async () => {
  const service = createRequestService();
  openRequest(service);
  await reply();
  await userEvent.click(screen.getByRole('button', { name: 'Manage saved replies' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add a saved reply' }));
  const form = within(screen.getByRole('dialog'));
  await userEvent.type(form.getByLabelText('Title'), 'Pets');
  await userEvent.type(form.getByLabelText('English text'), 'Dear {{dog}, welcome.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText('No request can fill in {dog}.'))[0]).toBeVisible();
  await userEvent.clear(form.getByLabelText('English text'));
  await userEvent.type(form.getByLabelText('English text'), 'Dear {{name}, welcome.');
  await userEvent.type(form.getByLabelText('Spanish text'), 'Hola {{name}.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Pets” is saved.')).toBeVisible();
  expect(callsOf(service, 'save_reply')[0]).toMatchObject({
    title: 'Pets',
    body_en: 'Dear {name}, welcome.',
    body_es: 'Hola {name}.',
    active: true,
    expected_version: 0,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “Dates are free”' }));
  expect(callsOf(service, 'save_reply')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  await waitFor(() => expect(callsOf(service, 'save_reply')).toHaveLength(2));
  expect(callsOf(service, 'save_reply')[1]).toMatchObject({ active: false, expected_version: 1 });
});

test('an empty reply is refused until the field is left', async () => {
  openRequest(createRequestService());
  await userEvent.click(await reply());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Please write something first.')).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByText('Please write something first.')).not.toBeInTheDocument());
});

test('what was said of a change leaves once the request has changed again', async () => {
  const service = createAnswerable();
  service.rpc['close_request'] = () => {
    service.happen({ kind: 'assignment', actor: 'house', actor_id: MARIANA, data: { new: MARIANA } });
    return refused('stale', 'Mariana changed it at 2026-01-05T20:05:00Z.');
  };
  openRequest(service);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^Mariana changed it/)).toBeVisible();
  await userEvent.type(await reply(), 'It is free.');
  await userEvent.click(send());
  expect(await screen.findByText(/^The reply is sent/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Mariana changed it/)).not.toBeInTheDocument());
  service.happen({ body: 'Thank you' });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Thank you')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^The reply is sent/)).not.toBeInTheDocument());
});

test('an answer to a stay that is asked for leaves the decision with the house', async () => {
  const service = createRequestService({ hold_until: '2030-01-05T20:00:00+00:00' });
  service.rpc['send_message'] = () => ({});
  openRequest(service);
  await userEvent.type(await reply(), 'How old are the children?');
  await userEvent.click(send());
  expect(await screen.findByText('The reply is sent. The stay still waits for your decision.')).toBeVisible();
});

test('a saved reply that is being written waits in this tab; a session that has ended leads to sign-in and back', async () => {
  const service = createRequestService();
  const write = async () => {
    const rendered = openRequest(service);
    await userEvent.click(await screen.findByRole('button', { name: 'Manage saved replies' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a saved reply' }));
    return rendered;
  };
  const { unmount } = await write();
  await userEvent.type(await screen.findByLabelText('English text'), 'Small dogs are welcome.');
  unmount();
  await write();
  expect(await screen.findByLabelText('English text')).toHaveValue('Small dogs are welcome.');
  service.rpc['save_reply'] = () => Response.json({ code: 'PT401', message: 'Ended.' }, { status: 401 });
  await userEvent.type(screen.getByLabelText('Title'), 'Dogs');
  await userEvent.type(screen.getByLabelText('Spanish text'), 'Sí.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^You are no longer signed in/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/auth#back=/),
  );
});
