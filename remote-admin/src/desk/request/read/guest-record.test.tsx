import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf } from '../../testing/rows';
import { createRequestService, openRequest } from '../../testing/request-service';
import { agreed, press, withStay } from '../../testing/stay-service';
import { dialog, expectLink } from '../../../testing/screen';

const known = {
  requests: [
    {
      ...{ id: idOf(2), kind: 'stay', state: 'closed', subject: 'MR-BBBB · Casa Vida', own: true },
      ...{ opened_at: '2026-01-05T18:00:00+00:00', check_in: '2026-02-01', check_out: '2026-02-06' },
      ...{ guests: 2, total_cents: 900_000, about: 'confirmed' },
    },
    {
      ...{ id: idOf(3), kind: 'inquiry', state: 'closed', subject: 'Free at Easter?', own: false },
      ...{ opened_at: '2026-01-04T18:00:00+00:00', check_in: null, check_out: null },
      ...{ guests: null, total_cents: null, about: 'booking' },
    },
  ],
  emails: ['elena@people.test'],
  phones: ['+52 329 555 0101'],
  diets: [{ check_in: '2026-02-01', diet: 'No nuts', wishes: null }],
  notes: [
    { id: 1, request_id: idOf(2), at: '2026-01-05T18:00:00+00:00', by: 'Mariana', body: 'Loves the sea' },
  ],
};

test('the record of a guest has stays, diet, notes and phone, and leads to each request', async () => {
  const service = createRequestService();
  service.rpc['guest_record'] = () => known;
  const { router } = openRequest(service);
  await screen.findByRole('heading', { level: 1, name: 'Elena Duarte' });
  await userEvent.keyboard('g');
  const record = await dialog('Record of Elena Duarte');
  const stays = within(await record.findByRole('region', { name: 'Stays' }));
  expect(stays.getByRole('listitem')).toHaveTextContent(
    'MR-BBBB · Casa VidaConfirmedFeb 1 – 6, 2026 · 2 guests · US$9,000',
  );
  expect(record.getByRole('region', { name: 'Allergies, diet and wishes' })).toHaveTextContent('No nuts');
  expect(record.getByRole('region', { name: 'Notes of the team' })).toHaveTextContent('Loves the sea');
  expect(record.getByRole('region', { name: 'Other requests' })).toHaveTextContent('by email address only');
  expectLink('+52 329 555 0101', 'tel:+523295550101', record);
  await userEvent.click(stays.getByRole('link', { name: 'MR-BBBB · Casa Vida' }));
  expect(router.state.location.pathname).toBe(`/desk/requests/${idOf(2)}`);
});

test('a record that cannot be read says so and is read again', async () => {
  const service = createRequestService();
  service.rpc['guest_record'] = () => Response.json({ message: 'down' }, { status: 503 });
  openRequest(service);
  await press('Guest’s record');
  const record = await dialog('Record of Elena Duarte');
  await record.findByText('The guest’s record could not be loaded', {}, { timeout: 10_000 });
  service.rpc['guest_record'] = () => known;
  await userEvent.click(record.getByRole('button', { name: 'Try again' }));
  expect(await record.findByText('No nuts')).toBeVisible();
});

test('a confirmed stay shows its arrival, after the conversation and before the money', async () => {
  const arrival = {
    ...{ arrives_at: '16:30', travel: 'flight', flight: 'AM 652', party: [{ name: 'Leo', age: 4 }] },
    ...{ diet: 'No nuts', wishes: null },
  };
  openRequest(withStay({ ...agreed, arrival }).service);
  await screen.findByRole('region', { name: 'Stay' });
  const part = within(screen.getByRole('region', { name: 'Arrival' }));
  expect(part.getByText('by plane, AM 652')).toBeVisible();
  expect(part.getByText(/No nuts/)).toBeVisible();
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  const names = regions.map((id) => document.getElementById(id ?? '')?.textContent);
  expect(names.filter((name) => name)).toEqual([...['History', 'Reply or note', 'Guest', 'Arrival', 'Stay']]);
});
