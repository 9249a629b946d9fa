import { screen } from '@testing-library/react';
import { liveRows } from '../lib/testing/live-rows';
import { renderGuest } from '../lib/testing/render-guest';

test('a tab names its stays, and a badge one stay', async () => {
  renderGuest('/es/dashboard?bookings=cancelled', { rows: liveRows, demo: false });
  expect(await screen.findByRole('tab', { name: 'Canceladas', selected: true })).toBeVisible();
  expect(await screen.findByText('Cancelada')).toBeVisible();
});
