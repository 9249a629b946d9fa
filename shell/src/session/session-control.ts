import type { ShellServices } from '@marisma/area-kit/shell';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import { t } from '../texts';
import { readAuthLink, userOf, type AuthLink } from './auth-link';
import type { ClaimableRole } from './role-loader';
import type { connectSession } from './connect-session';
import type { Client } from './browser-client';
import { clearSession, readableFrom, type SessionState, type SessionStore } from './session-store';
import { signOut } from './sign-out';
import { AUTH_STORAGE_KEY, CODE_VERIFIER_KEY, readStoredToken } from './stored-session';
import { forgetUsers } from './forget-user';

const RECOVERY_KEY = 'marisma.recovery';

/**
 * Keeps a recovery over a reload: this tab stores it until a new password is set or the recovery is declined.
 */
function followRecovery(store: SessionStore, tabStorage: SimpleStorage): void {
  let owed = tabStorage.getItem(RECOVERY_KEY) !== null;
  store.subscribe(({ session, recovery }, before) => {
    if (session.status === 'signedIn' && before.session.status === 'unknown' && owed && recovery === 'none') {
      store.setState({ recovery: 'open' });
      return;
    }
    if (session.status === 'unknown') return;
    if ((recovery !== 'none') === owed) return;
    owed = recovery !== 'none';
    if (owed) tabStorage.setItem(RECOVERY_KEY, '1');
    else tabStorage.removeItem(RECOVERY_KEY);
  });
}

interface SessionControlOptions {
  store: SessionStore;
  /** Fetches the client's code and makes the client; called again after a failure. */
  loadClient(): Promise<Client>;
  storage: SimpleStorage;
  tabStorage: SimpleStorage;
  notify: ShellServices['notify'];
  reportError: ShellServices['reportError'];
}

/**
 * The session from start to end: decides when the auth client is needed, and connects it once.
 * @returns what the shell's own pages and its start need of the session beyond what areas are given
 */
export function createSessionControl(options: SessionControlOptions) {
  const { store, loadClient, storage, notify, reportError } = options;
  let started = false;
  let forget = (): void => {};
  /** Whether this page was opened with a code that this browser asked for. */
  let hasCode = false;
  let connecting: Promise<{ client: Client; connection: ReturnType<typeof connectSession> }> | null = null;

  const connect = () => {
    connecting ??= Promise.all([loadClient(), loadConnection()])
      .then(([client, { connectSession }]) => ({
        client,
        connection: connectSession(store, client, { storage, notify, reportError, cameByLink: hasCode }),
      }))
      .catch((error: unknown) => {
        connecting = null;
        throw error;
      });
    return connecting;
  };

  const client = async () => (await connect()).client;

  const open = async () => {
    try {
      const { auth } = await client();
      const { error } = await auth.initialize();
      if (!hasCode) return;
      hasCode = false;
      clearAddress();
      if (error) return tellRefused('');
      const { data } = await auth.getSession();
      if (!data.session) return;
      const { title, description } = t.frame.session.linkFollowed;
      notify({ kind: 'info', title, description: description(data.session.user.email ?? '') });
    } catch (error) {
      reportError(error, { during: 'starting the session' });
      notify({ kind: 'error', ...t.frame.session.unreachable });
      if (store.getState().session.status === 'unknown') clearSession(store);
    }
  };

  const tellRefused = (code: string) =>
    notify({ kind: 'error', title: t.frame.session.badLink, description: t.frame.session.refusal(code) });

  /**
   * Removes a link from the address without using it. A session in an address is never used: its sender may
   * want the visitor to act in the sender's account.
   */
  const refuse = (link: AuthLink) => {
    clearAddress();
    if (link.kind === 'session') notify({ kind: 'error', ...t.frame.session.sessionRefused });
    if (link.kind === 'refusal') tellRefused(link.code);
  };

  return {
    session: readableFrom(store, (state) => state.session),
    recovery: readableFrom(store, (state) => state.recovery),
    challenge: readableFrom(store, (state) => state.challenge),
    /** The client, loaded and connected on first use. Rejects when its code can't be fetched. */
    client,
    /** Looks whether somebody may be signed in; only then is the client loaded. Once, in the browser. */
    start: (): void => {
      if (started) return;
      started = true;
      followRecovery(store, options.tabStorage);
      const link = readAuthLink(location.href);
      const token = readStoredToken(storage);
      forget = forgetUsers(store, options.tabStorage, storage, token === null ? null : userOf(token));
      hasCode = link?.kind === 'code' && token === null && storage.getItem(CODE_VERIFIER_KEY) !== null;
      // The page at /auth asks before it uses the link of a mail.
      if (link && link.kind !== 'mail' && !hasCode) refuse(link);
      if (hasCode || token !== null) void open();
      else clearSession(store);
      // Another tab signed in while this one had no reason to load a client.
      addEventListener('storage', ({ key, newValue }) => {
        if (key === AUTH_STORAGE_KEY && newValue !== null && !connecting) void open();
      });
    },
    signOut: (): Promise<void> => {
      const ended = signOut({ store, storage, client, notify });
      forget();
      return ended;
    },
    /** The role to ask for once the account being created is signed in; null takes it back. */
    chooseRole: async (role: ClaimableRole | null) => (await connect()).connection.chooseRole(role),
    reloadRoles: async () => (await connect()).connection.reloadRoles(),
    setRecovery: (recovery: SessionState['recovery']): void => store.setState({ recovery }),
  };
}

/** In one file with the client: neither is of use without the other, and nobody signed out needs them. */
const loadConnection = () => import(/* webpackChunkName: "session" */ './connect-session');

/** Takes the answer of the auth service out of the address, so that a reload does not meet it again. */
function clearAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}

export type SessionControl = ReturnType<typeof createSessionControl>;
