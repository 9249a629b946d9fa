import { createDataClient, fullQuote, nightsFor, renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../area';

test('calendar, price and request are in Spanish', async () => {
  const answers: Record<string, () => Response> = {
    availability: () => Response.json(nightsFor('2027-02-01', `..x${'.'.repeat(60)}`)),
    quote_stay: () => Response.json(fullQuote),
  };
  const supabase = createDataClient((_, { pathname }) => answers[pathname.split('/').at(-1) ?? '']!());
  const address = '/es/property/villa-paradise?in=2027-02-11&out=2027-02-18';
  renderRoutes(area.routes, address, { roles: ['client'], supabase });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Llegada/ }));
  const days = within(await screen.findByRole('dialog', { name: 'Elija sus fechas' }));
  expect(
    await days.findByRole('button', { name: /miércoles 3 de febrero de 2027, Esta noche ya está reservada/ }),
  ).toHaveAttribute('aria-disabled', 'true');
  await user.click(days.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('button', { name: 'Solicitar reservación' }));
  const review = within(await screen.findByRole('dialog', { name: 'Su solicitud' }));
  expect(await review.findByText('5 noches × USD 1,500')).toBeVisible();
  expect(review.getByText('Saldo, a más tardar el 20 dic 2026')).toBeVisible();
  expect(review.getByText(/^Hasta el 19 dic 2026: se devuelve el 95/)).toBeVisible();
  expect(review.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled();
});
