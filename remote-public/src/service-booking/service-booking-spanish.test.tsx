import { addDays, today } from '@marisma/area-kit/format';
import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';

test('a service is requested in Spanish, and stored in English for the staff', async () => {
  const bodies: Record<string, unknown>[] = [];
  const supabase = createDataClient(async (request, url) => {
    if (url.pathname.endsWith('/answer_due')) {
      return Response.json(new Date(Date.now() + 7_200_000).toISOString());
    }
    if (url.pathname.endsWith('/house_today')) return Response.json(today());
    bodies.push((await request.json()) as Record<string, unknown>);
    return new Response(null, { status: 201 });
  });
  const { shell } = renderRoutes(area.routes, '/es/concierge', { roles: null, supabase });
  const card = within(await screen.findByRole('article', { name: 'Clase de surf' }));
  expect(card.getByText('Desde USD 90 por persona')).toBeVisible();
  await userEvent.click(card.getByRole('link', { name: 'Reservar' }));

  await screen.findByRole('heading', { level: 1, name: 'Reserve este servicio' });
  expect(screen.getByRole('complementary', { name: 'Clase de surf' })).toHaveTextContent(
    /Deporte.*Desde USD 90/,
  );
  await screen.findByRole('form');
  const submit = screen.getByRole('button', { name: 'Enviar solicitud' });
  await userEvent.click(submit);
  expect(shell.seen.notices.map(({ title }) => title)).toEqual([
    'El nombre es obligatorio',
    'El correo electrónico no es válido',
    'El teléfono es obligatorio',
    'La fecha es obligatoria',
  ]);

  const day = addDays(today(), 20);
  for (const [name, value] of [
    ['Nombre completo', 'Ana Ruiz'],
    ['Correo electrónico', 'ana@example.com'],
    ['Teléfono', '322 000 0000'],
    ['Fecha preferida', day],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  }
  // The bot trap rejects a form that is sent as soon as it appears.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  await userEvent.click(submit);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    service_title: 'Surf Lesson',
    service_price: 'From $90/person',
    service_category: 'Sport',
    preferred_date: day,
  });
  await waitFor(() =>
    expect(shell.seen.notices.slice(-2).map(({ title }) => title)).toEqual([
      '¡Solicitud enviada! Nos comunicaremos con usted muy pronto.',
      expect.stringMatching(/^Le respondemos a más tardar (hoy|mañana) a las? /),
    ]),
  );
});
