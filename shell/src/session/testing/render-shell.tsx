import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  type RouteObject,
} from '@marisma/area-kit/router';
import type { AreaLink } from '@marisma/area-kit/contract';
import { ShellServicesProvider, type ShellServices } from '@marisma/area-kit/shell';
import { announce } from '../../frame/announcer';
import { LinksProvider } from '../../frame/nav-links';
import { createHomeOf, type MayOpen } from '../redirect-after-login';
import { SessionContextProvider } from '../session-context';
import { SessionRedirects } from '../session-redirects';
import { openSession, type OpenSessionOptions } from './open-session';
import { siteHomes, siteLinks } from './site-links';

const needs: Record<string, readonly string[]> = {
  '/dashboard': ['client'],
  '/owner': ['owner', 'management'],
  '/owner-dashboard': ['owner'],
  '/admin': ['admin'],
};

/** Access to the paths that tests open. */
const mayOpen: MayOpen = (pathname, roles) => {
  if (pathname === '/profile') return 'allowed';
  const need = needs[pathname];
  if (!need) return 'public';
  return need.some((role) => roles.some((own) => own === role)) ? 'allowed' : 'refused';
};

type Entry = string | { pathname: string; search?: string; state?: unknown };

export interface RenderShellOptions extends OpenSessionOptions {
  /** Whether the session is started; otherwise it stays unknown. */
  start?: boolean;
  /** The links in the menus; the site's own by default. */
  links?: readonly AreaLink[];
}

/**
 * Renders routes inside the shell's services: real session, store, client and router over a service double.
 */
export function renderShell(routes: RouteObject[], entry: Entry, options: RenderShellOptions = {}) {
  const opened = openSession(options);
  const { control, notices, errors } = opened;
  const services: ShellServices = {
    session: control.session,
    signOut: control.signOut,
    supabase: control.client,
    notify: (notice) => void notices.push(notice),
    reportError: (error) => void errors.push(error),
    announce,
  };
  const everywhere: RouteObject = { path: '*', element: <Elsewhere /> };
  const router = createMemoryRouter(
    [{ element: <Layout />, children: [...routes, everywhere], HydrateFallback: () => null }],
    {
      initialEntries: ['/start', entry],
      initialIndex: 1,
    },
  );
  if (options.start !== false) control.start();
  const page = render(
    <SessionContextProvider value={{ ...control, mayOpen, homeOf: createHomeOf(siteHomes) }}>
      <ShellServicesProvider value={services}>
        <LinksProvider value={options.links ?? siteLinks}>
          <RouterProvider router={router} />
        </LinksProvider>
      </ShellServicesProvider>
    </SessionContextProvider>,
  );
  return { ...page, ...opened, router };
}

function Layout() {
  return (
    <>
      <Outlet />
      <SessionRedirects />
    </>
  );
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <h1>At {pathname + search + hash}</h1>
      <Link to="/profile">Profile</Link>
    </>
  );
}
