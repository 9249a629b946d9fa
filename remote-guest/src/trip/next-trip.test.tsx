import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGuest } from '../testing/render-guest';

async function openTrip() {
  const world = renderGuest('/dashboard');
  const card = await screen.findByRole('region', { name: 'Your Next Trip' });
  return { ...world, card: within(card) };
}

test('View Details shows the itinerary and offers a calendar file', async () => {
  const { card } = await openTrip();
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => (files.push(file), 'blob:stay'));
  URL.revokeObjectURL = jest.fn();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });

  await userEvent.click(card.getByRole('button', { name: 'View Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lagoon Villa Serenity' }));
  expect(dialog.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(dialog.getByRole('button', { name: 'Add to calendar' }));

  expect(await dialog.findByText('Calendar file downloaded.')).toBeVisible();
  expect(saved).toEqual(['marisma-MR-2107.ics']);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(await readText(files[0])).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Stay at Lagoon Villa Serenity\r\n/,
  );
});

test('a calendar file that can’t be created shows an error', async () => {
  const { card, shell } = await openTrip();
  URL.createObjectURL = jest.fn(() => {
    throw new Error('no blobs here');
  });
  await userEvent.click(card.getByRole('button', { name: 'View Details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The calendar file could not be made.');
  expect(shell.recorded.errors).toHaveLength(1);
});

test('Change Dates says whom to ask, and leads to the conversation with the host', async () => {
  const { card, router } = await openTrip();
  await userEvent.click(card.getByRole('button', { name: 'Change Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change dates' }));
  expect(dialog.getByText('Lupita Solís, your host')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Write to our team' })).toHaveAttribute('href', '/contact');
  await userEvent.click(dialog.getByRole('link', { name: 'Message Host' }));
  const heading = await screen.findByRole('heading', { name: 'Conversation with Lupita Solís' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=messages&thread=thread-serenity');
  await waitFor(() => expect(heading).toHaveFocus());
});

const readText = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file as Blob);
  });
