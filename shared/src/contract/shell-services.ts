import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Database } from '../data/database';
import { intlLocale } from '../texts';
import type { Role } from './role';

export interface SessionUser {
  id: string;
  email: string;
  /** The name given at sign-up, stored by the auth service; the `profiles` row is the better source. */
  firstName: string;
  lastName: string;
}

/** Three states prevent flashes: 'unknown' is not 'signed out', and neither is 'roles still loading'. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      user: SessionUser;
      roles: readonly Role[];
      rolesStatus: 'loading' | 'ready' | 'failed';
    };

/** A value that can be read and subscribed to: the shell's store as areas see it. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Notice {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Takes the toast away once it is aborted: what it says no longer holds. Since contract 1.7. */
  until?: AbortSignal;
}

/** The services that the shell gives an area. Tokens are not among them. */
export interface ShellServices {
  session: Readable<Session>;
  /** Ends the session here at once, then on the server; never rejects. */
  signOut(): Promise<void>;
  /** The client of the data service. Rejects with a readable reason when the site is not configured. */
  supabase(): Promise<SupabaseClient<Database>>;
  /** Shows a toast. */
  notify(notice: Notice): void;
  /** Logs an error with its context; never personal data. */
  reportError(error: unknown, context: { area?: string; during: string }): void;
  /** Announces a text through the one polite live region. */
  announce(message: string): void;
  /**
   * Whether this site is a demo, which shows sample data. Rejects when the site's settings cannot be read. Since
   * contract 1.8; a shell without it is no demo.
   */
  demo?(): Promise<boolean>;
}

const ShellServicesContext = createContext<ShellServices | null>(null);
export const ShellServicesProvider = ShellServicesContext.Provider;

/** @throws Error outside a shell or stand-in shell */
export function useShell(): ShellServices {
  const services = useContext(ShellServicesContext);
  if (!services) throw new Error('No shell around this component: render it inside a ShellServicesProvider.');
  return services;
}

/** Subscribes to a `Readable` value. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

/** The current session; subscribes to changes. */
export const useSession = (): Session => useReadable(useShell().session);

/** @deprecated Kept for areas released before contract 1.5: `intlLocale` of shared/texts returns the same value. */
export const useLocale = (): string => intlLocale();

/** The signed-in user; only for guarded pages, which render only for signed-in users. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('This page needs a signed-in user.');
  return session.user;
}
