import { FontFaces } from '@marisma/shared/theme/fonts';
import { GlobalStyle } from '@marisma/shared/theme';
import { RouterProvider } from '@marisma/shared/router';
import { ShellServicesProvider } from '@marisma/shared/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAreaDirectory } from './areas/area-directory';
import { readBucket, takeCanaries } from './areas/canary';
import { downloadArea } from './areas/federation';
import { prefetchOnIntent } from './areas/prefetch';
import { trustRegistry } from './areas/integrity';
import { loadArea } from './areas/load-area';
import { findRegistry } from './areas/registry-source';
import { createRouter } from './router/create-router';
import { createServices } from './services/create-services';
import { reportError } from './services/report-error';
import { browserStorage } from './session/safe-storage';
import { SessionContextProvider } from './session/session-context';

/** Puts the shell together and starts it in `root`. */
export async function startShell(root: HTMLElement): Promise<void> {
  const found = await findRegistry(browserStorage);
  for (const problem of found.problems) reportError(new Error(problem), { during: 'reading the registry' });
  for (const [area, { reason, detail }] of Object.entries(found.rejected)) {
    reportError(new Error(`${reason}: ${detail}`), { area, during: 'reading the registry' });
  }
  if (!found.signed) console.warn('This site is not signed: its registry is taken as it comes.');
  const registry = takeCanaries(found.registry, readBucket());
  trustRegistry(registry);
  const areas = createAreaDirectory({ ...found, registry }, (entry, keep) =>
    loadArea(entry, {
      download: (release, attempt) => found.trusted.then(() => downloadArea(release, attempt)),
      keep,
      report: (fault, area, reference) => reportError(fault, { area, during: `loading (${reference})` }),
    }),
  );
  const { services, session } = createServices(areas);
  const router = createRouter(areas, services.session);
  session.start();
  prefetchOnIntent(registry, services.session);
  createRoot(root).render(
    <StrictMode>
      <ShellServicesProvider value={services}>
        <SessionContextProvider value={session}>
          <GlobalStyle />
          <FontFaces />
          <RouterProvider router={router} />
        </SessionContextProvider>
      </ShellServicesProvider>
    </StrictMode>,
  );
}
