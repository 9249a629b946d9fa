import { dayAtHouse } from '@marisma/area-kit/format';
import { createDataClient, renderRoutes, type RenderedRoutes } from '@marisma/area-kit/testing';
import type { SessionUser } from '@marisma/area-kit/shell';
import area from '../../area';

interface GuestWorld {
  user?: Partial<SessionUser>;
  /** Whether the site is a demo; true by default. */
  demo?: boolean;
  /** Answers the request for the guest's profile. */
  answer?: (url: URL, request: Request) => Response | Promise<Response>;
  /** The rows of the guest's own stays and requests, by table; none by default. */
  rows?: Rows | Promise<Rows>;
  /** The date where the houses are; this device's by default. */
  today?: string;
  /** When the house answers what it was asked at a moment; it does not say by default. */
  answerDue?: (since: unknown) => string;
  /** Answers the call of a function of the database. */
  rpc?: (name: string, args: Record<string, unknown>) => Response | Promise<Response>;
}

type LiveTable = 'reservations' | 'payments' | 'requests' | 'request_events' | 'arrival_details';
type Rows = Partial<Record<LiveTable, readonly object[]>>;

/** The `profiles` response of the data service. */
export const profileRow = (
  row: Partial<Record<'first_name' | 'last_name' | 'email', string | null>> = {},
): Response =>
  Response.json({ first_name: 'Elena', last_name: 'Duarte', email: 'elena@marisma.test', ...row });

/** Opens a page of the guest area as a signed-in client. */
export function renderGuest(path: string, world: GuestWorld = {}): RenderedRoutes {
  const { user, demo, answer = () => profileRow(), rows = {}, today = dayAtHouse(), answerDue, rpc } = world;
  const supabase = createDataClient(async (request, url) => {
    const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname) ?? [];
    if (name === 'house_today') return Response.json(today);
    if (name) {
      const args = (await request.json()) as Record<string, unknown>;
      if (name === 'answer_due') return Response.json(answerDue?.(args['since']) ?? null);
      return rpc ? rpc(name, args) : new Response();
    }
    const table = url.pathname.split('/').at(-1) ?? '';
    return table === 'profiles'
      ? answer(url, request)
      : Response.json((await rows)[table as LiveTable] ?? []);
  });
  return renderRoutes(area.routes, path, { roles: ['client'], user, demo, supabase });
}
