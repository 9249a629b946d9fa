import type { Role } from '@marisma/area-kit/contract';
import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import userEvent from '@testing-library/user-event';
import area from '../area';

type Args = Record<string, unknown>;

/** An error of the database. */
export const refused = (details: string, hint = ''): Response =>
  Response.json({ code: 'PT409', message: 'No.', details, hint }, { status: 409 });

export const HOUSES = [
  { id: 'villa-paradise', name: 'Villa Paradise' },
  { id: 'ocean-villa-infinity', name: 'Ocean Villa Infinity' },
];

let changes = 0;
/** A change on the record of a setting. */
export const changeOf = <Side>(old: Side, now: Side, by: string | null = 'Ana') => ({
  id: (changes += 1),
  at: '2026-11-20T18:00:00+00:00',
  by,
  old,
  new: now,
});

/**
 * Opens a page over a data service of canned answers, by the names of functions and tables. A test may set
 * what is refused, or that nothing answers; the calls that were answered are noted. The houses are the usual ones.
 */
export function openPage<Answers extends Record<string, (args: Args, params: URLSearchParams) => unknown>>(
  path: string,
  answers: Answers,
  roles: Role[] = ['management'],
  demo = true,
) {
  const service = { refuse: '', down: false, calls: [] as [name: string, args: Args][] };
  const supabase = createDataClient(async (request, url) => {
    const name = url.pathname.replace(/^.*\//, '');
    const args = request.body ? ((await request.json()) as Args) : {};
    if (service.down || (name === 'desk_counts' && !(name in answers)))
      return Response.json({ message: 'down' }, { status: 503 });
    if (service.refuse === 'signed_out')
      return Response.json({ code: 'PT401', message: 'The session has ended.' }, { status: 401 });
    if (service.refuse) return refused(service.refuse, 'Ana changed it at 2026-11-23T18:00:00Z.');
    service.calls.push([name, args]);
    // As over a network, an answer comes after a second click.
    await new Promise((answered) => setTimeout(answered, 5));
    const answer =
      name === 'properties' && !(name in answers) ? HOUSES : await answers[name]?.(args, url.searchParams);
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  /** What one function was given. */
  const sent = (name: string) => service.calls.filter(([called]) => called === name).map(([, args]) => args);
  return {
    service: Object.assign(service, { sent }),
    user: userEvent.setup(),
    ...renderRoutes(area.routes, path, { roles, supabase, demo }),
  };
}
