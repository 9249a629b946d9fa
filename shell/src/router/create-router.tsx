import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import type { Readable, Session } from '@marisma/shared/shell';
import { lazyRoute } from '@marisma/shared/router';
import { auth, profile } from '../../shell.config';
import { documentLocale, PREFIX } from '@marisma/shared/texts';
import type { AreaDirectory } from '../areas/area-directory';
import { readArea, setArea } from '../areas/area-store';
import { PageSpinner } from '../frame/page-spinner';
import { wait } from '../areas/patience';
import { ACCOUNT_OVERDUE_MS } from './account-panel';
import { AreaErrorElement } from './area-error-element';
import { AreaGate } from './area-gate';
import { AreaSpinner } from './area-spinner';
import { Gate } from './gate';
import { whenDecided } from './guard';
import { Placeholder } from './placeholder';
import { RootLayout } from './root-layout';
import { untilOverdue } from './until-overdue';

const areaRouteId = (name: string): string => `area:${name}`;

/** The shell's own pages. */
const ownPages = [
  { ...auth, load: () => import(/* webpackChunkName: 'auth' */ '../account/auth-page') },
  { ...profile, load: () => import(/* webpackChunkName: 'profile' */ '../account/profile-page') },
];

/**
 * The one router. Each area is a pathless route with the guard and an error element, empty until the area
 * is first visited; then `patchRoutesOnNavigation` fills it with the area's own routes. What matches no route
 * yet renders the placeholder, which knows whether to wait, to say what failed or to say 404. The document's
 * language stands before every path; links, guards and pages see paths without it.
 * @param create makes the router; without a browser, one that keeps its history in memory
 */
export function createRouter(areas: AreaDirectory, session: Readable<Session>, create = createBrowserRouter) {
  const patched = new Set<string>();
  return create(createRoutes(areas), {
    basename: PREFIX[documentLocale()] || '/',
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const found = areas.find(path);
      if (!found || patched.has(found.name) || readArea(found.name).phase === 'disabled') return;
      // The guard comes before the download: no visitor fetches code that is not for them.
      if (!(await isAllowed(found, session, signal))) return;
      const module = await untilOverdue(
        found.name,
        areas.load(found.name).catch(() => null),
      );
      // In an interrupted navigation patch() does nothing: leave the area for the next one.
      if (!module || signal.aborted || patched.has(found.name)) return;
      patched.add(found.name);
      patch(areaRouteId(found.name), module.routes);
    },
  });
}

async function isAllowed(
  { name, path }: NonNullable<ReturnType<AreaDirectory['find']>>,
  session: Readable<Session>,
  signal: AbortSignal,
): Promise<boolean> {
  if (readArea(name).phase === 'idle') setArea(name, { phase: 'checking' });
  // An account that does not answer is told of in place of the page, which comes when it does.
  const decision = await Promise.race([
    whenDecided(path.access, session, signal),
    wait(ACCOUNT_OVERDUE_MS).then(() => 'wait' as const),
  ]);
  const allowed = decision === 'allow';
  if (!allowed && readArea(name).phase === 'checking') setArea(name, { phase: 'idle' });
  return allowed;
}

/** The shell's own route table, with a place for every area. */
export function createRoutes(areas: AreaDirectory): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootLayout areas={areas} />,
      errorElement: <AreaErrorElement />,
      children: [
        ...ownPages.map(({ path, access, load }): RouteObject => ({
          element: (
            <Gate need={access}>
              <Outlet />
            </Gate>
          ),
          errorElement: <AreaErrorElement />,
          HydrateFallback: PageSpinner,
          children: [lazyRoute(path, load)],
        })),
        ...areas.names.map((name): RouteObject => ({
          id: areaRouteId(name),
          element: <AreaGate areas={areas} />,
          errorElement: <AreaErrorElement area={name} />,
          children: [],
        })),
        {
          path: '*',
          element: <Placeholder areas={areas} />,
          hydrateFallbackElement: <AreaSpinner areas={areas} />,
        },
      ],
    },
  ];
}
