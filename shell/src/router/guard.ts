import { mayOpen, type Access } from '@marisma/area-kit/contract';
import type { Readable, Session } from '@marisma/area-kit/shell';

/** The guard's decision for a visitor and a path; `unsure` when the roles could not be read. */
export type Decision = 'wait' | 'allow' | 'sign-in' | 'refuse' | 'unsure';

/** What a path requires: nothing (`public`), one of several roles, or a signed-in visitor. */
export type Need = Access | 'signed-in';

/**
 * The guard. It fails closed: while the session or roles are unknown, it neither allows nor refuses. It only
 * serves the user interface; the database's policies protect the data.
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
