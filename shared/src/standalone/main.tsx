import area from '#area';
import declaration from '#declaration';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { performReactRefresh } from 'react-refresh/runtime';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { ShellServicesProvider, useSession } from '@marisma/area-kit/shell';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import styled from 'styled-components';
import { Link, Outlet } from '@marisma/area-kit/router';
import { ROLES, type Role } from '../contract/role';
import { documentLocale, PREFIX } from '../texts';
import { GlobalStyle, space, token } from '../theme';
import { fontFaces } from '../theme/fonts';
import { createStandInShell, standInSession, type StandInShell } from './stand-in-shell';
import type { Database } from '../data/database';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  font-size: ${token.size.sm};
  border-bottom: 1px solid ${token.color.line};
`;

/** The frame around an area that runs alone: links to its paths and a role switch. */
function StandInFrame() {
  const session = useSession();
  const current = session.status === 'signedIn' ? (session.roles[0] ?? '') : '';
  return (
    <>
      <Bar aria-label="Stand-in shell">
        <label>
          Visitor{' '}
          <select
            value={current}
            onChange={({ target }) => void backend.signInAs((target.value || null) as Role | null)}
          >
            <option value="">signed out</option>
            {ROLES.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        </label>
        {[...places].map((place) => (
          <Link key={place} to={place}>
            {place}
          </Link>
        ))}
      </Bar>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const places = new Set(
  declaration.paths.flatMap(({ path, instances }) => instances ?? path.replace(/\/\*$/, '')),
);

/** The password of the demo accounts, which exist in the embedded backend only. */
const DEMO_PASSWORD = 'Marisma-demo-1';

/**
 * Signs the stand-in shell in to a running local site with its demo accounts. Without a running site the area still
 * runs, with a session but no data service; requests for data fail with a reason.
 */
function connectDemoBackend(shell: StandInShell) {
  let connecting: Promise<SupabaseClient<Database>> | undefined;
  const client = (): Promise<SupabaseClient<Database>> => (connecting ??= connect());

  async function signInAs(role: Role | null): Promise<void> {
    const supabase = await client().catch(() => null);
    if (!supabase) return shell.session.set(standInSession(role && [role]));
    await supabase.auth.signOut({ scope: 'local' });
    if (role === null) return shell.session.set({ status: 'signedOut' });
    const email = `${role}@marisma.test`;
    const { data } = await supabase.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    shell.session.set(standInSession([role], { id: data.user?.id, email }));
  }

  return { client, signInAs };
}

async function connect(): Promise<SupabaseClient<Database>> {
  const response = await fetch('/config.json').catch(() => null);
  if (!response?.ok) throw new Error('No local site is running: start it with npm start.');
  const { supabaseKey } = (await response.json()) as { supabaseKey: string };
  return createClient<Database>(window.location.origin, supabaseKey, {
    auth: { storageKey: 'marisma.standalone' },
  });
}

/** Runs an area alone: stand-in shell, a role switch, and live data when a local backend runs. */
const access = declaration.paths[0]?.access ?? 'public';
const shell = createStandInShell({ roles: access === 'public' ? null : access });
const backend = connectDemoBackend(shell);
shell.supabase = backend.client;

const routesOf = ({ routes }: typeof area): RouteObject[] => [
  {
    element: <StandInFrame />,
    children: [...routes, { path: '*', element: <p>Outside of this area.</p> }],
    HydrateFallback: () => null,
  },
];
const basename = PREFIX[documentLocale()] || '/';
const router = createBrowserRouter(routesOf(area), { basename });

/** Evaluates the code of the pages that are shown; a failure is shown by the visit. */
async function loadAll(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location.pathname, basename) ?? [];
  const handles = matches.map(({ route }) => route.handle as { load?: () => Promise<unknown> } | undefined);
  await Promise.allSettled(handles.map((handle) => handle?.load?.()));
}

// A page exports its title beside its component, so fast refresh alone would reload the whole page after a saved
// text, and what was typed into a form would be lost.
import.meta.webpackHot?.accept('#area', async () => {
  const routes = routesOf(area);
  // React takes a page's new component for the old one only if it knows both before it renders.
  await loadAll(routes);
  performReactRefresh();
  router._internalSetRoutes(routes);
  void router.revalidate();
});
import.meta.webpackHot?.accept('#declaration');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <StrictMode>
    <ShellServicesProvider value={shell}>
      <GlobalStyle />
      <style href="font-faces" precedence="font-faces">
        {fontFaces}
      </style>
      <RouterProvider router={router} />
    </ShellServicesProvider>
  </StrictMode>,
);
void backend.signInAs(access === 'public' ? null : (access[0] ?? null));
