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
  const terms = review.getAllByRole('term').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(terms.slice(-11)).toEqual([
    'Tarifa por noche5 noches × USD 1,500',
    'Navidad y Año Nuevo2 noches × USD 3,000',
    'Descuento',
    'LimpiezaUna vez por estancia',
    'Huéspedes adicionales2 huéspedes × 7 noches × USD 60',
    'Mascotas1 mascota × USD 150',
    'Impuesto sobre hospedaje (ISH)3.5% de USD 13,000',
    'IVA16% de USD 14,210',
    'TotalDólares de EE. UU., incluye impuestos y cargos',
    'Anticipo, a más tardar 3 días después de confirmar',
    'Saldo, a más tardar el 20 dic 2026',
  ]);
  expect(review.getByText(/^Hasta el 19 dic 2026: se devuelve el 95/)).toBeVisible();
  expect(review.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled();
});
