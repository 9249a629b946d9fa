import { screen } from '@testing-library/react';
import { ownRows } from '../testing/own-rows';
import { renderGuest } from '../testing/render-guest';

test('a tab names its stays, and a badge one stay', async () => {
  renderGuest('/es/dashboard?bookings=cancelled', { answers: ownRows, demo: false });
  expect(await screen.findByRole('tab', { name: 'Canceladas', selected: true })).toBeVisible();
  expect(await screen.findByText('Cancelada')).toBeVisible();
});
