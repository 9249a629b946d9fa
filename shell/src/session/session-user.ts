import type { Session as AuthSession } from '@supabase/supabase-js';
import type { SessionUser } from '@marisma/shared/shell';
import { readClaims } from './auth-link';

/** What the shell keeps of the auth service's session. */
export interface SignedInUser extends SessionUser {
  /** The role asked for at sign-up. A wish: what counts is in `user_roles`. */
  wishedRole: string;
}

/** A verified second factor whose code has not been given in this session. */
export interface Challenge {
  factorId: string;
  type: 'totp' | 'phone';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns null for a session without a readable user, which the auth client can hand out after tampering */
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

/** The factor to ask for: the account has a verified one, and this session is at the first level only. */
export function readChallenge(session: AuthSession): Challenge | null {
  const factor = session.user.factors?.find(
    ({ status, factor_type }) => status === 'verified' && (factor_type === 'totp' || factor_type === 'phone'),
  );
  if (!factor || readClaims(session.access_token).aal === 'aal2') return null;
  return { factorId: factor.id, type: factor.factor_type === 'phone' ? 'phone' : 'totp' };
}
