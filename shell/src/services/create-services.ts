import { mayOpen } from '@marisma/area-kit/contract';
import type { ShellServices } from '@marisma/area-kit/shell';
import type { AreaDirectory } from '../areas/area-directory';
import { findOwnPath } from '../areas/declared';
import { loadSiteConfig } from '../config/site-config';
import { announce } from '../frame/announcer';
import { notify } from '../frame/notices';
import { createHomeOf } from '../session/redirect-after-login';
import { browserStorage, tabStorage } from '@marisma/area-kit/browser';
import type { SessionContextValue } from '../session/session-context';
import { createSessionControl } from '../session/session-control';
import { createSessionStore } from '../session/session-store';
import { reportError } from './report-error';

/** Creates the services that areas get, and the session functions for the shell's own pages. */
export function createServices(areas: AreaDirectory) {
  const control = createSessionControl({
    store: createSessionStore(),
    loadClient,
    storage: browserStorage,
    tabStorage,
    notify,
    reportError,
  });
  const services: ShellServices = {
    session: control.session,
    signOut: control.signOut,
    supabase: control.client,
    notify,
    reportError,
    announce,
    demo: async () => (await loadSiteConfig()).demo === true,
  };
  const session: SessionContextValue = {
    ...control,
    mayOpen: mayOpenIn(areas),
    homeOf: createHomeOf(areas.homes),
  };
  return { services, session };
}

const mayOpenIn =
  (areas: AreaDirectory): SessionContextValue['mayOpen'] =>
  (pathname, roles) => {
    const access = (findOwnPath(pathname) ?? areas.find(pathname)?.path)?.access;
    if (access === 'signed-in') return 'allowed';
    if (access === undefined) return 'unknown';
    if (access === 'public') return 'public';
    return mayOpen(access, roles) ? 'allowed' : 'refused';
  };

/** Fetches the code and the address of the data service in parallel. */
async function loadClient() {
  const [{ createBrowserClient }, config] = await Promise.all([
    import(/* webpackChunkName: "session" */ '../session/browser-client'),
    loadSiteConfig(),
  ]).catch((error: unknown) => {
    reportError(error, { during: 'reaching the data service' });
    throw error;
  });
  const { supabaseUrl: url, supabaseKey: key, captchaKey } = config;
  return createBrowserClient({ url, key, captchaKey });
}
