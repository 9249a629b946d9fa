import { asksToComeBack } from '@marisma/area-kit/browser';
import { useLocation, useNavigate } from '@marisma/area-kit/router';
import type { Session } from '@marisma/area-kit/shell';
import { useEffect, useState } from 'react';
import { PageSpinner } from '../frame/page-spinner';
import { originState, readOrigin } from '../session/origin';
import { redirectAfterLogin, ROLES_WAIT_MS } from '../session/redirect-after-login';
import { useSessionControl } from '../session/session-context';

/** Shown on /auth to a signed-in visitor until the redirect's target is known. */
export function Arrival({ session }: { session: Extract<Session, { status: 'signedIn' }> }) {
  const { mayOpen, homeOf } = useSessionControl();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [waited, setWaited] = useState(false);
  const { roles, rolesStatus } = session;

  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ROLES_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const origin = readOrigin(state);
    const comeBack = asksToComeBack(state);
    const redirect = redirectAfterLogin({
      roles,
      rolesStatus,
      origin,
      comeBack,
      waited,
      mayOpen,
      homeOf,
    });
    if (redirect === 'wait') return;
    if (redirect === 'home-for-now') {
      const later = { awaitingRoles: true, ...(origin && originState(origin)) };
      void navigate('/', { replace: true, state: later });
    } else {
      void navigate(redirect.to, { replace: true });
    }
  }, [homeOf, mayOpen, navigate, roles, rolesStatus, state, waited]);

  return <PageSpinner />;
}
