import area from '#area';
import declaration from '#declaration';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { performReactRefresh } from 'react-refresh/runtime';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { ShellServicesProvider } from '@marisma/area-kit/shell';
import { ROLES, type Role } from '../contract/role';
import { documentLocale, PREFIX } from '../texts';
import { GlobalStyle } from '../theme';
import { fontFaces } from '../theme/fonts';
import { connectDemoBackend } from './demo-backend';
import { StandInFrame } from './stand-in-frame';
import { createStandInShell } from './stand-in-shell';

/** Runs an area alone: stand-in shell, a role switch, and live data when a local backend runs. */
const firstPath = declaration.paths[0];
const access = firstPath?.access ?? 'public';
const shell = createStandInShell({
  roles: access === 'public' ? null : access,
});
const backend = connectDemoBackend(shell);
shell.supabase = backend.client;

const switchRole = (role: Role | null): void => void backend.signInAs(role);
const frame = <StandInFrame roles={ROLES} paths={declaration.paths} onRole={switchRole} />;
const routesOf = ({ routes }: typeof area): RouteObject[] => [
  {
    element: frame,
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
