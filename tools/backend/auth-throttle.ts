import { type Limit, Throttle } from '../../supabase/worker/throttle';
import type { AuthCall } from './auth-call';

/** Failed sign-ins, sign-ups, and requested mails: recovery, verification, one-time codes. */
type Kind = 'signIn' | 'signUp' | 'mail';

/** How often one visitor may do something with one e-mail address, and with all addresses together. */
export type AuthLimits = Record<Kind, { perEmail?: Limit; perVisitor: Limit }>;

export const AUTH_LIMITS = {
  signIn: { perEmail: { count: 8, seconds: 300 }, perVisitor: { count: 60, seconds: 300 } },
  signUp: { perVisitor: { count: 60, seconds: 3600 } },
  mail: { perEmail: { count: 4, seconds: 900 }, perVisitor: { count: 40, seconds: 3600 } },
} satisfies AuthLimits;

const PLENTY = { count: 10_000, seconds: 60 };
/** For tests and the benchmark, which sign in often. */
export const NO_LIMITS: AuthLimits = {
  signIn: { perEmail: PLENTY, perVisitor: PLENTY },
  signUp: { perVisitor: PLENTY },
  mail: { perEmail: PLENTY, perVisitor: PLENTY },
};

type Attempt = Pick<AuthCall, 'path' | 'grant' | 'email'> & Partial<AuthCall> & { visitor: string };

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
  private readonly throttles = new Map<string, Throttle>();

  constructor(limits: AuthLimits, now?: () => number) {
    for (const [kind, of] of Object.entries(limits))
      for (const [per, limit] of Object.entries(of))
        this.throttles.set(`${kind} ${per}`, new Throttle(limit, now));
  }

  check({ path, grant, email, currentPassword, visitor }: Attempt): Verdict {
    // The current password of a signed-in visitor can be guessed as at a sign-in.
    const kind = currentPassword ? 'signIn' : kindOf(path, grant);
    const perVisitor = this.throttles.get(`${kind} perVisitor`);
    const perEmail = this.throttles.get(`${kind} perEmail`);
    const address = `${visitor} ${email}`;
    const wait = perVisitor?.take(visitor) ?? 0;
    if (wait > 0) return { ...FREE, wait };
    const waitForAddress = perEmail?.take(address) ?? 0;
    if (waitForAddress > 0) perVisitor?.giveBack(visitor);
    if (waitForAddress > 0 || kind !== 'signIn') return { ...FREE, wait: waitForAddress };
    return {
      wait: 0,
      settle: (status) => {
        if (status >= 400) return;
        perVisitor?.giveBack(visitor);
        perEmail?.giveBack(address);
      },
    };
  }
}

function kindOf(path: string, grant: string | null): Kind | undefined {
  if (path === '/auth/v1/token') return grant === 'password' ? 'signIn' : undefined;
  // A six-digit code can be guessed, as a password can.
  if (path === '/auth/v1/verify') return 'signIn';
  if (path === '/auth/v1/signup') return 'signUp';
  return MAIL_PATHS.has(path) ? 'mail' : undefined;
}
