import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOwner } from '../testing/render-owner';

const event = (id: number, kind: string, body: string, data: object = {}) => ({
  id,
  at: '2026-11-20T18:00:00Z',
  kind,
  body,
  data,
});
const request = (id: string, ...request_events: object[]) => ({
  id,
  opened_at: '2026-11-20T18:00:00Z',
  turn_at: null,
  request_events,
});
const requests = [
  request(
    'talk-1',
    event(1, 'message_in', 'May I see the new pump?', {
      inquiry_type: 'owner',
      property_id: 'villa-paradise',
    }),
    event(2, 'message_out', 'Gladly, on Monday.'),
    event(3, 'message_in', 'Thank you', { by: 'mail', attachments: 1 }),
  ),
  // She was a guest elsewhere too.
  request('stay-2', event(4, 'message_in', 'Is there a crib?', { inquiry_type: 'booking' })),
];

test('an owner reads the answer to what she wrote about a house, and writes on', async () => {
  const { calls } = renderOwner('/owner/messages', { rows: { requests } });
  const talk = await screen.findByRole('region', { name: 'Villa Paradise, since Nov 20, 2026' });
  expect(within(talk).getByText('Gladly, on Monday.')).toHaveTextContent(/^Your Marisma team · /);
  expect(within(talk).getByText(/by email · 1 file did not reach us/)).toBeVisible();
  expect(screen.queryByText('Is there a crib?')).not.toBeInTheDocument();
  expect(screen.getByText('Coming Soon')).toBeVisible();
  await userEvent.type(within(talk).getByRole('textbox', { name: /^Your message/ }), 'See you then');
  await userEvent.dblClick(within(talk).getByRole('button', { name: 'Send' }));
  expect(await within(talk).findByText('Your message is sent.')).toBeVisible();
  expect(calls).toEqual([
    ['send_message', { request_id: 'talk-1', body: 'See you then', request_key: expect.any(String) }],
  ]);
});

test('she begins a conversation about a house; when it is refused, what she wrote stays', async () => {
  let refused = true;
  const { calls } = renderOwner('/owner/messages', {
    rpc: (name) =>
      name === 'contact_submissions' && refused ? refusal('too_many_requests', '', 429) : undefined,
  });
  const begin = within(await screen.findByRole('region', { name: 'New message' }));
  await userEvent.selectOptions(begin.getByRole('combobox', { name: 'About' }), 'Villa Paradise');
  const box = begin.getByRole('textbox', { name: /^Your message/ });
  await userEvent.type(box, 'When is the roof done?');
  await userEvent.click(begin.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(begin.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(box).toHaveValue('When is the roof done?');
  refused = false;
  await userEvent.click(begin.getByRole('button', { name: 'Send' }));
  expect(await begin.findByText('Your message is sent.')).toBeVisible();
  expect(box).toHaveValue('');
  expect(calls.at(-1)).toEqual([
    'contact_submissions',
    expect.objectContaining({
      inquiry_type: 'owner',
      property_id: 'villa-paradise',
      message: 'When is the roof done?',
    }),
  ]);
});

test('management is led to the desk, where owners are answered', async () => {
  renderOwner('/owner/messages', { roles: ['management'] });
  expect(await screen.findByRole('link', { name: 'Open the desk' })).toHaveAttribute('href', '/desk');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
