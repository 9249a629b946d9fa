import type { LoaderFunctionArgs } from '@marisma/area-kit/router';
import { t } from '../texts';
import { paths } from '../parts/paths';

export const title = t.meta.concierge.title;

/** Redirects /services, which dashboards link to; the query is kept. @throws Response 302, always */
export function loader({ request }: LoaderFunctionArgs): never {
  // With this header the router replaces the history entry, so Back does not return here.
  const { search } = new URL(request.url);
  throw new Response(null, {
    status: 302,
    headers: { Location: paths.concierge + search, 'X-Remix-Replace': 'true' },
  });
}

export default function ServicesRedirect(): null {
  return null;
}
