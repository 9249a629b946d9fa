import { mayOpen, type Access } from '@marisma/shared/contract';
import type { Readable, Session } from '@marisma/shared/shell';

/** What the guard says of a visitor at a path; `unsure` when their roles could not be read. */
export type Decision = 'wait' | 'allow' | 'sign-in' | 'refuse' | 'unsure';

/** What a path needs: `public`, roles any one of which opens it, or just a signed-in visitor. */
export type Need = Access | 'signed-in';

/**
 * The guard, fail closed: an unknown session and roles on their way are neither allowed nor refused.
 * A comfort for the visitor; what protects the data are the database's own policies.
 */
export function decide(need: Need, session: Session): Decision {
  if (need === 'public') return 'allow';
  if (session.status === 'unknown') return 'wait';
  if (session.status === 'signedOut') return 'sign-in';
  if (need === 'signed-in') return 'allow';
  if (session.rolesStatus === 'loading') return 'wait';
  if (mayOpen(need, session.roles)) return 'allow';
  return session.rolesStatus === 'failed' ? 'unsure' : 'refuse';
}

/** @returns the first decision other than 'wait'; 'refuse' when the signal aborts before */
export function whenDecided(need: Need, session: Readable<Session>, signal: AbortSignal): Promise<Decision> {
  return new Promise((resolve) => {
    const settle = (): void => {
      const decision = signal.aborted ? 'refuse' : decide(need, session.get());
      if (decision === 'wait') return;
      unsubscribe();
      signal.removeEventListener('abort', settle);
      resolve(decision);
    };
    const unsubscribe = session.subscribe(settle);
    signal.addEventListener('abort', settle);
    settle();
  });
}
