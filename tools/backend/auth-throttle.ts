import { type Limit, Throttle } from '../../supabase/worker/throttle';
import type { AuthCall } from './auth-call';

export interface AuthLimits {
  /** Failed sign-ins by one visitor: for one e-mail address, and for all addresses together. */
  signIn: { perEmail: Limit; perVisitor: Limit };
  signUp: { perVisitor: Limit };
  /** Requested mails: recovery, verification, one-time codes. */
  mail: { perEmail: Limit; perVisitor: Limit };
}

export const AUTH_LIMITS: AuthLimits = {
  signIn: { perEmail: { count: 8, seconds: 300 }, perVisitor: { count: 60, seconds: 300 } },
  signUp: { perVisitor: { count: 60, seconds: 3600 } },
  mail: { perEmail: { count: 4, seconds: 900 }, perVisitor: { count: 40, seconds: 3600 } },
};

export type AuthAttempt = Pick<AuthCall, 'path' | 'grant' | 'email'> &
  Partial<Pick<AuthCall, 'currentPassword'>> & { visitor: string };

export interface Verdict {
  /** Seconds to wait; 0 lets the request through. */
  wait: number;
  /** Takes the status of the response: a successful sign-in does not count. */
  settle(status: number): void;
}

const MAIL_PATHS = new Set(['/auth/v1/recover', '/auth/v1/resend', '/auth/v1/otp', '/auth/v1/magiclink']);
const FREE: Verdict = { wait: 0, settle: () => undefined };

/** Limits how often the auth API can be called. Each backend has one throttle. */
export class AuthThrottle {
  private readonly throttles;

  constructor(limits: AuthLimits, now?: () => number) {
    const make = (limit: Limit) => new Throttle(limit, now);
    this.throttles = {
      signIn: { perEmail: make(limits.signIn.perEmail), perVisitor: make(limits.signIn.perVisitor) },
      signUp: { perEmail: undefined, perVisitor: make(limits.signUp.perVisitor) },
      mail: { perEmail: make(limits.mail.perEmail), perVisitor: make(limits.mail.perVisitor) },
    };
  }

  judge({ path, grant, email, currentPassword, visitor }: AuthAttempt): Verdict {
    // The current password of a signed-in visitor can be guessed as at a sign-in.
    const kind = currentPassword ? 'signIn' : kindOf(path, grant);
    if (!kind) return FREE;
    const { perEmail, perVisitor } = this.throttles[kind];
    const address = `${visitor} ${email}`;
    const wait = perVisitor.take(visitor);
    if (wait > 0) return { ...FREE, wait };
    const waitForAddress = perEmail?.take(address) ?? 0;
    if (waitForAddress > 0) {
      perVisitor.giveBack(visitor);
      return { ...FREE, wait: waitForAddress };
    }
    if (kind !== 'signIn') return FREE;
    return {
      wait: 0,
      settle: (status) => {
        if (status >= 400) return;
        perVisitor.giveBack(visitor);
        perEmail?.giveBack(address);
      },
    };
  }
}

function kindOf(path: string, grant: string | null): keyof AuthLimits | undefined {
  if (path === '/auth/v1/token') return grant === 'password' ? 'signIn' : undefined;
  // A six-digit code can be guessed, as a password can.
  if (path === '/auth/v1/verify') return 'signIn';
  if (path === '/auth/v1/signup') return 'signUp';
  return MAIL_PATHS.has(path) ? 'mail' : undefined;
}
