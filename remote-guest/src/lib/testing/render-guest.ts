import { createDataClient, renderRoutes, type RenderedRoutes } from '@marisma/shared/testing';
import type { SessionUser } from '@marisma/shared/shell';
import area from '../../area';

interface GuestWorld {
  user?: Partial<SessionUser>;
  /** Answers the request for the guest's profile. */
  answer?: (url: URL, request: Request) => Response | Promise<Response>;
}

/** The `profiles` response of the data service. */
export const profileRow = (
  row: Partial<Record<'first_name' | 'last_name' | 'email', string | null>> = {},
): Response =>
  Response.json({ first_name: 'Elena', last_name: 'Duarte', email: 'elena@marisma.test', ...row });

/** Opens a page of the guest area as a signed-in client. */
export function renderGuest(
  path: string,
  { user, answer = () => profileRow() }: GuestWorld = {},
): RenderedRoutes {
  const supabase = createDataClient((request, url) => answer(url, request));
  return renderRoutes(area.routes, path, { roles: ['client'], user, supabase });
}
