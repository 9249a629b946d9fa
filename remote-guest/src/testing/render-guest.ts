import { dayAtHouse } from '@marisma/area-kit/format';
import type { SessionUser } from '@marisma/area-kit/shell';
import { createDataClient, renderRoutes, type RenderedRoutes } from '@marisma/area-kit/testing';
import area from '../area';

export const profile = { first_name: 'Elena', last_name: 'Duarte', email: 'elena@marisma.test' };

type Args = Record<string, unknown>;

interface GuestWorld {
  user?: Partial<SessionUser>;
  /** Whether the site is a demo; true by default. */
  demo?: boolean;
  /**
   * What the data service answers, by table or function: a value or response, or a function of the arguments that
   * returns one, or throws where the service cannot be reached.
   */
  answers?: Record<string, unknown>;
}

/** Opens a page of the guest area as a signed-in client. */
export function renderGuest(path: string, { user, demo, answers }: GuestWorld = {}): RenderedRoutes {
  const all: Record<string, unknown> = {
    profiles: profile,
    house_today: dayAtHouse(),
    reservations: [],
    requests: [],
    arrival_details: [],
    account_refusal: [],
    reviews: [],
    wishlist: [],
    ...answers,
  };
  const supabase = createDataClient(async (request, url) => {
    const answer = all[url.pathname.split('/').at(-1) ?? ''] ?? null;
    const args = request.method === 'POST' ? ((await request.json()) as Args) : {};
    const value: unknown =
      typeof answer === 'function'
        ? await (answer as (args: Args, request: Request) => unknown)(args, request)
        : answer;
    return value instanceof Response ? value : Response.json(value ?? null);
  });
  return renderRoutes(area.routes, path, { roles: ['client'], user, demo, supabase });
}

export const refusal = (details: string, hint = ''): Response =>
  Response.json({ code: 'PT409', message: 'No.', details, hint }, { status: 409 });

export const failure = (status = 500): Response => Response.json({ message: 'out of order' }, { status });
