import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTexts } from '../../texts';

test('another language has its own texts and date order', async () => {
  await loadTexts('es');
  const { DateField } = await import('./date-field');
  render(<DateField label="Llegada" today="2026-11-20" value="" onChange={() => {}} />);
  expect(screen.getByRole('textbox', { name: 'Llegada' })).toHaveAttribute('placeholder', 'DD/MM/AAAA');
  await userEvent.click(screen.getByRole('button', { name: 'Elegir fecha: Llegada' }));
  expect(await screen.findByRole('button', { name: /^Hoy, viernes 20 de noviembre de 2026/ })).toBeVisible();
});
