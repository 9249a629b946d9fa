import type { Session as AuthSession } from '@supabase/supabase-js';
import type { SessionUser } from '@marisma/area-kit/shell';
import { readClaims } from './auth-link';

/** The part of the auth service's session that the shell keeps. */
export interface SignedInUser extends SessionUser {
  /** The role requested at sign-up. It grants nothing: `user_roles` has the actual roles. */
  wishedRole: string;
}

/** A verified second factor whose code has not been given in this session. */
export interface Challenge {
  factorId: string;
  type: 'totp' | 'phone';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns null for a session without a readable user, which the auth client returns for tampered storage */
export function readUser(session: AuthSession): SignedInUser | null {
  try {
    const { id, email, user_metadata: metadata } = session.user;
    if (!text(id)) return null;
    return {
      id,
      email: text(email),
      firstName: text(metadata?.first_name).trim(),
      lastName: text(metadata?.last_name).trim(),
      wishedRole: text(metadata?.role),
    };
  } catch {
    return null;
  }
}

/** The factor to request: the account has a verified one, and the session is only at the first level. */
export function readChallenge(session: AuthSession): Challenge | null {
  const factor = session.user.factors?.find(
    ({ status, factor_type }) => status === 'verified' && (factor_type === 'totp' || factor_type === 'phone'),
  );
  if (!factor || readClaims(session.access_token).aal === 'aal2') return null;
  return { factorId: factor.id, type: factor.factor_type === 'phone' ? 'phone' : 'totp' };
}
