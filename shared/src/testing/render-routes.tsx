import { render, type RenderResult } from '@testing-library/react';
import { ShellServicesProvider } from '../contract/shell-services';
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from '../router';
import { localeOf, PREFIX, setDocumentLocale, withLocale } from '../texts';
import { createStandInShell, type StandInOptions, type StandInShell } from '../standalone/stand-in-shell';

export interface RenderedRoutes extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  shell: StandInShell;
}

/**
 * Renders an area's own routes at `path`, with a real router and a stand-in shell around them. Links that leave the
 * area lead to a page that shows their target: `screen.findByText('/auth')`.
 * @param path pathname, search and hash; or an entry with navigation state. Below `/es` the area is in Spanish, for all
 * tests of the file: a page selects its texts when it is first loaded
 */
export function renderRoutes(
  routes: RouteObject[],
  path: string | { pathname: string; search?: string; hash?: string; state?: unknown },
  options: StandInOptions = {},
): RenderedRoutes {
  const entry = typeof path === 'string' ? path : path.pathname;
  const locale = localeOf(entry.replace(/[?#].*/, ''));
  setDocumentLocale(locale);
  const shell = createStandInShell(options);
  const router = createMemoryRouter(
    [{ children: [...routes, { path: '*', Component: ElsewherePage }], HydrateFallback: () => null }],
    {
      basename: PREFIX[locale] || '/',
      initialEntries: [withLocale('/elsewhere', locale), path],
      initialIndex: 1,
    },
  );
  const result = render(
    <ShellServicesProvider value={shell}>
      <RouterProvider router={router} />
    </ShellServicesProvider>,
  );
  return { ...result, router, shell };
}

function ElsewherePage() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}
