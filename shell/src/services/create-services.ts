import type { ShellServices } from '@marisma/shared/shell';
import { mayOpen } from '@marisma/shared/contract';
import type { AreaDirectory } from '../areas/area-directory';
import { loadSiteConfig } from '../config/site-config';
import { announce } from '../frame/announcer';
import { notify } from '../frame/toaster';
import { browserStorage, tabStorage } from '../session/safe-storage';
import { createSessionControl, type SessionControl } from '../session/session-control';
import { createSessionStore } from '../session/session-store';
import { reportError } from './report-error';

/** The shell's services, as areas get them, and the rest of the session for the shell's own pages. */
export function createServices(_areas: AreaDirectory): { services: ShellServices; sessionControl: SessionControl } {
  const sessionControl = createSessionControl({
    store: createSessionStore(),
    loadClient,
    storage: browserStorage,
    tabStorage,
    notify,
    reportError,
  });
  void mayOpen;
  const services: ShellServices = {
    session: sessionControl.session,
    signOut: sessionControl.signOut,
    supabase: sessionControl.client,
    notify,
    reportError,
    announce,
    locale: { get: () => 'en', subscribe: () => () => {} },
  };
  return { services, sessionControl };
}

/** Code and address of the data service, fetched side by side. */
async function loadClient() {
  const [{ createBrowserClient }, config] = await Promise.all([
    import('../session/browser-client'),
    loadSiteConfig(),
  ]);
  return createBrowserClient({ url: config.supabaseUrl, key: config.supabaseKey });
}
