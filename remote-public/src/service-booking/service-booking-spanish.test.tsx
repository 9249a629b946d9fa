import { addDays } from '@marisma/area-kit/format';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dueInTwoHours, houseToday, openForm } from '../testing/open-form';

test('a service is requested in Spanish, and stored in English for the staff', async () => {
  const { bodies, titles } = await openForm('/es/concierge', 'service_bookings', {
    due: dueInTwoHours,
    goToForm: async () => {
      const card = within(await screen.findByRole('article', { name: 'Clase de surf' }));
      await userEvent.click(card.getByRole('link', { name: 'Reservar' }));
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Reserve este servicio' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Clase de surf' })).toHaveTextContent(
    /Deporte.*Desde USD 90 por persona/,
  );
  const day = addDays(houseToday, 20);
  for (const [name, value] of [
    ['Nombre completo', 'Ana Ruiz'],
    ['Correo electrónico', 'ana@example.com'],
    ['Teléfono', '322 000 0000'],
    ['Fecha preferida', day],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  }
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    service_title: 'Surf Lesson',
    service_price: 'From $90/person',
    service_category: 'Sport',
    preferred_date: day,
  });
  await waitFor(() =>
    expect(titles()).toEqual([
      '¡Solicitud enviada! Nos comunicaremos con usted muy pronto.',
      expect.stringMatching(/^Le respondemos a más tardar (hoy|mañana) a las? /),
    ]),
  );
});
