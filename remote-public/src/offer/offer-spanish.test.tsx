import { createDataClient, fullQuote, renderRoutes } from '@marisma/area-kit/testing';
import { screen } from '@testing-library/react';
import area from '../area';

test('an offer is in Spanish at its Spanish address', async () => {
  const offer = {
    ...fullQuote,
    ...{ state: 'open', code: 'MR-7K2M9', property_id: 'villa-paradise', property: 'Villa Paradise' },
    ...{ check_in: '2027-02-03', check_out: '2027-02-10', guests: 4, pets: 1, message: null },
    expires_at: '2026-11-26T20:20:00+00:00',
  };
  renderRoutes(area.routes, '/es/offer#secret', {
    roles: null,
    supabase: createDataClient(() => Response.json(offer)),
  });
  expect(await screen.findByRole('button', { name: 'Aceptar la oferta' }, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText('miércoles 3 de febrero de 2027')).toBeVisible();
  expect(screen.getByText('4 huéspedes, 1 mascota')).toBeVisible();
  expect(screen.getByText('5 noches × USD 1,500')).toBeVisible();
  expect(screen.getByText(/^Le apartamos las noches hasta el jue 26 de nov/)).toBeVisible();
});
