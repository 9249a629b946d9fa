import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRequestService, openRequest } from './desk/testing/request-service';
import { idOf } from './desk/testing/rows';
import { openPage, refused } from './testing/open-page';

test('a page that is opened first says in its language why a change was refused', async () => {
  const row = {
    id: 'p',
    name: 'Ana',
    email: 'ana@people.test',
    roles: ['admin'],
    approved: false,
    houses: [],
  };
  const people = () => [{ ...row, changed_at: null, changed_by: null }];
  const { user, service } = openPage('/es/desk/people', { people }, ['admin']);
  await user.click(await screen.findByRole('button', { name: 'Quitar administración a Ana' }));
  service.down = true;
  await user.click(screen.getByRole('button', { name: 'Quitar administración' }));
  expect(await screen.findByText(/^No hay conexión con el servicio/)).toBeVisible();
});

test('an offer at the desk is asked for in its language', async () => {
  const service = createRequestService();
  service.tables['properties'] = [{ id: 'casa-luz', name: 'Casa Luz', sleeps: 6 }];
  openRequest(service, `/es/desk/requests/${idOf(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Hacer una oferta' }));
  expect(await screen.findByLabelText('Nombre del huésped')).toBeVisible();
});

test('a copy of rates that somebody else has overtaken is refused in its language', async () => {
  const price = { name: 'base', nightly_cents: 500000, min_nights: 3 };
  const change = { old: null, new: { ...price, from_day: null, to_day: null, arrival_days: null } };
  const { user } = openPage('/es/admin/reservations/rates', {
    house_rates: () => ({ today: '2026-12-01', version: 4, base: price, seasons: [], history: [] }),
    copy_rates: ({ versions }) =>
      versions
        ? refused('stale', 'Luis changed it at 2026-12-01T18:00:00Z.')
        : [{ house: 'ocean-villa-infinity', version: 7, source_version: 4, changes: [change] }],
  });
  await user.click(await screen.findByRole('button', { name: 'Copiar a otras casas' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ocean Villa Infinity' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copiar tarifas' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Copiar tarifas' }));
  expect(await screen.findByText(/^Luis cambió esto mientras tanto/)).toBeVisible();
});
