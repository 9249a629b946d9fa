import { useLocation, useNavigate } from '@marisma/shared/router';
import { useReadable } from '@marisma/shared/shell';
import { useEffect } from 'react';
import { auth } from '../../shell.config';
import { readOrigin } from './origin';
import { redirectAfterLogin } from './redirect-after-login';
import { useSessionControl } from './session-context';

/** Navigation state of a visitor who was sent home because their roles were late. */
export const awaitingRoles = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'awaitingRoles' in state && state.awaitingRoles === true;

/**
 * Two moves that the session makes, wherever the visitor is: to the new-password form when a recovery link
 * was followed, and on from home when late roles arrive and the visitor has not moved on.
 */
export function SessionRedirects(): null {
  const { session, recovery, mayOpen, homeOf, setRecovery } = useSessionControl();
  const current = useReadable(session);
  const asked = useReadable(recovery) === 'asked';
  const { state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!asked) return;
    setRecovery('open');
    void navigate(auth.path, { replace: true });
  }, [asked, navigate, setRecovery]);

  useEffect(() => {
    if (!awaitingRoles(state) || current.status !== 'signedIn' || current.rolesStatus !== 'ready') return;
    const { roles, rolesStatus } = current;
    const redirect = redirectAfterLogin({
      roles,
      rolesStatus,
      origin: readOrigin(state),
      waited: true,
      mayOpen,
      homeOf,
    });
    if (typeof redirect === 'object') void navigate(redirect.to, { replace: true, state: null });
  }, [current, homeOf, mayOpen, navigate, state]);

  return null;
}
