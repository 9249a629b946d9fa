import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestRow } from '../testing/own-rows';
import { renderGuest } from '../testing/render-guest';

test('reading a conversation marks it read, also after a reload; a sample counts for no unread message', async () => {
  const { unmount } = renderGuest('/dashboard?tab=messages');
  await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(2));
  expect(screen.getByRole('tab', { name: /^Messages/ })).toHaveAccessibleName('Messages');
  await userEvent.click(screen.getByRole('link', { name: /Tomás Aguirre/ }));
  expect(await screen.findByRole('heading', { name: 'Conversation with Tomás Aguirre' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(1));
  unmount();
  renderGuest('/dashboard?tab=messages');
  await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(1));
});

test('a conversation has an address; opening that address does not move the focus', async () => {
  renderGuest('/dashboard?tab=messages&thread=thread-paradise');
  const heading = await screen.findByRole('heading', { name: 'Conversation with Andrés Beltrán' });
  expect(heading).not.toHaveFocus();
  expect(screen.getByRole('link', { name: /Andrés Beltrán.*/, current: true })).toBeVisible();
});

test('a note says that replies are not connected, and how to reach the host', async () => {
  renderGuest('/dashboard?tab=messages&thread=thread-serenity');
  expect(await screen.findByText(/Replies are not connected/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Lupita Solís' })).toHaveAttribute('href', 'tel:+16195550143');
  await waitFor(() => expect(screen.queryByText('Unread')).toBeVisible());
});

test('what came by email says so, and from which address where that is not the guest’s', async () => {
  const requests = [
    requestRow(
      'request-1',
      { kind: 'inquiry' },
      { body: 'Thank you', data: { by: 'mail', attachments: 1 } },
      { body: 'I am her', data: { by: 'mail', sender: 'eve@people.test', cut: true } },
    ),
  ];
  renderGuest('/dashboard?tab=messages&thread=request-1', { demo: false, answers: { requests } });
  expect(await screen.findByText(/^You ·.*· by email · 1 file did not reach us$/)).toBeVisible();
  expect(
    screen.getByText(/^From another address: eve@people\.test ·.*· by email · shortened$/),
  ).toBeVisible();
});
