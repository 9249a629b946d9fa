import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../area';

test('a page that is opened first says in its language why a change was refused', async () => {
  const row = { id: 'p', name: 'Ana', email: 'ana@people.test', roles: ['admin'], approved: false };
  const supabase = createDataClient((_, url) =>
    url.pathname.endsWith('/people')
      ? Response.json([{ ...row, changed_at: null, changed_by: null }])
      : Response.json({}, { status: 503 }),
  );
  renderRoutes(area.routes, '/es/desk/people', { roles: ['admin'], supabase });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar administración a Ana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar administración' }));
  expect(await screen.findByText(/^No hay conexión con el servicio/)).toBeVisible();
});
