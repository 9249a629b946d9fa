import { useLocation, useNavigate } from '@marisma/area-kit/router';
import { useReadable } from '@marisma/area-kit/shell';
import { useEffect } from 'react';
import { auth } from '../../shell.config';
import { redirectAfterLogin } from './redirect-after-login';
import { useSessionControl } from './session-context';

/** Whether the visitor was sent home because their roles were late. */
const awaitsRoles = (state: unknown): boolean =>
  (state as { awaitingRoles?: unknown } | null)?.awaitingRoles === true;

/**
 * Two redirects caused by the session on any page: to the new-password form after a recovery link, and from
 * home onward when late roles arrive and the visitor is still there.
 */
export function SessionRedirects(): null {
  const { session, recovery, mayOpen, homeOf, setRecovery } = useSessionControl();
  const current = useReadable(session);
  const pending = useReadable(recovery) === 'pending';
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!pending) return;
    setRecovery('open');
    void navigate(auth.path, { replace: true });
  }, [pending, navigate, setRecovery]);
  useEffect(() => {
    if (!awaitsRoles(state) || current.status !== 'signedIn' || current.rolesStatus !== 'ready') return;
    const redirect = redirectAfterLogin({ session: current, state, waited: true, mayOpen, homeOf });
    if (typeof redirect === 'object') void navigate(redirect.to, { replace: true, state: null });
  }, [current, homeOf, mayOpen, navigate, state]);
  return null;
}
