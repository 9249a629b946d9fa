import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

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
