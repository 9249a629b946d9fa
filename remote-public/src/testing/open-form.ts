import { today } from '@marisma/area-kit/format';
import { createDataClient, renderRoutes, type DataAnswer } from '@marisma/area-kit/testing';
import { act, screen } from '@testing-library/react';
import area from '../area';

/** Where the houses are, whatever the device shows. */
export const houseToday = today();

const stored: DataAnswer = () => new Response(null, { status: 201 });

/** Two hours from now, as the data service says by when the office answers. */
export const dueInTwoHours = (): Response => Response.json(new Date(Date.now() + 7_200_000).toISOString());

interface OpenOptions {
  /** The data service's answer to the row that the form sends. */
  answer?: DataAnswer;
  roles?: ['client'] | null;
  due?: () => Response;
  /** The guest's confirmed stays. */
  stays?: object[];
  /** How the visitor gets from the page to the form, where it is on another one. */
  goToForm?: () => Promise<void>;
}

/** Opens a page with a form; `bodies` are the rows that it sends to the given table. */
export async function openForm(
  entry: Parameters<typeof renderRoutes>[1],
  table: 'contact_submissions' | 'service_bookings',
  { answer = stored, roles = null, due = () => Response.json(null), stays = [], goToForm }: OpenOptions = {},
) {
  const bodies: Record<string, unknown>[] = [];
  const supabase = createDataClient(async (request, url) => {
    const name = url.pathname.split('/').at(-1);
    if (name === 'answer_due') {
      expect(bodies).not.toHaveLength(0);
      return due();
    }
    if (name === 'house_today') return Response.json(houseToday);
    if (name === 'reservations') return Response.json(stays);
    if (name?.startsWith('office_')) return Response.json({ message: 'down' }, { status: 503 });
    expect(name).toBe(table);
    // Visitors may not read what they have stored.
    expect(request.headers.get('prefer') ?? '').not.toContain('return=representation');
    bodies.push((await request.clone().json()) as Record<string, unknown>);
    return answer(request, url);
  });
  const rendered = renderRoutes(area.routes, entry, { roles, supabase });
  await goToForm?.();
  await screen.findByRole('form');
  // The bot trap rejects a form that is sent as soon as it appears.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  const { notices, errors } = rendered.shell.recorded;
  return { ...rendered, bodies, notices, errors, titles: () => notices.map(({ title }) => title) };
}
