import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Readable, Session } from '@marisma/area-kit/shell';
import { lazyRoute, Outlet, useLocation } from '@marisma/area-kit/router';
import { documentLocale, PREFIX } from '@marisma/area-kit/texts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { auth, profile } from '../../shell.config';
import type { AreaDirectory } from '../areas/area-directory';
import { areaStore, readArea, setArea } from '../areas/area-store';
import { PageSpinner } from '../frame/page-spinner';
import { wait } from '../areas/time-limit';
import { ACCOUNT_OVERDUE_MS } from './account-panel';
import { AreaErrorElement } from './area-error-element';
import { Gate } from './gate';
import { whenDecided } from './guard';
import { AreaSpinner, Placeholder } from './placeholder';
import { RootLayout } from './root-layout';
import { watchPage } from '../areas/first-render';
import { AreaPanel } from './fault-panel';

/** The guard around a loaded area's pages: for every path and session, and while the area is switched off. */
function AreaGate({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const found = areas.find(pathname);
  const name = found?.name;
  const status = useStore(areaStore, (all) => (name === undefined ? undefined : all[name]));
  // An area may have routes that it does not declare; these need a signed-in visitor.
  return (
    <Gate need={found?.path.access ?? 'signed-in'}>
      {name !== undefined && status?.phase === 'disabled' ? (
        <AreaPanel area={name} status={status} />
      ) : (
        <Outlet />
      )}
      {name && <Watch key={pathname} area={name} pathname={pathname} />}
    </Gate>
  );
}

/** Rendered beside the page, so that it unmounts when the page throws. */
function Watch({ area, pathname }: { area: string; pathname: string }): null {
  useEffect(() => watchPage(area, pathname), [area, pathname]);
  return null;
}

const areaRouteId = (name: string): string => `area:${name}`;

const ownPages = [
  { ...auth, load: () => import(/* webpackChunkName: 'auth' */ '../account/auth-page') },
  { ...profile, load: () => import(/* webpackChunkName: 'profile' */ '../account/profile-page') },
];

/**
 * Creates the router. Each area is a pathless route with the guard and an error element, without children
 * until the first visit, when `patchRoutesOnNavigation` adds the area's routes. A path without a route
 * renders the placeholder, which shows a spinner, an error or the 404 page. Every path starts with the
 * document's language; links, guards and pages see paths without it.
 * @param create creates the router; outside a browser, one with its history in memory
 */
export function createRouter(areas: AreaDirectory, session: Readable<Session>, create = createBrowserRouter) {
  const patched = new Set<string>();
  return create(createRoutes(areas), {
    basename: PREFIX[documentLocale()] || '/',
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const found = areas.find(path);
      if (!found || patched.has(found.name) || readArea(found.name).phase === 'disabled') return;
      // The guard runs before the download, so that visitors fetch only code that they may use.
      if (!(await isAllowed(found, session, signal))) return;
      const module = await untilOverdue(
        found.name,
        areas.load(found.name).catch(() => null),
      );
      // In an interrupted navigation patch() does nothing; the next navigation adds the routes.
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
  // If the account does not answer in time, its panel is shown, and the page replaces it later.
  const decision = await Promise.race([
    whenDecided(path.access, session, signal),
    wait(ACCOUNT_OVERDUE_MS).then(() => 'wait' as const),
  ]);
  const allowed = decision === 'allow';
  if (!allowed && readArea(name).phase === 'checking') setArea(name, { phase: 'idle' });
  return allowed;
}

/**
 * Waits for an area's load until it is overdue; the load then continues.
 * @returns the load's result; null when it is overdue
 */
function untilOverdue<T>(name: string, load: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const settle = (outcome: T | null): void => {
      unsubscribe();
      resolve(outcome);
    };
    const unsubscribe = areaStore.subscribe((areas) => {
      if (areas[name]?.overdue) settle(null);
    });
    void load.then(settle);
  });
}

function createRoutes(areas: AreaDirectory): RouteObject[] {
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
