import { useLocation, useNavigate } from '@marisma/area-kit/router';
import type { Session } from '@marisma/area-kit/shell';
import { useEffect } from 'react';
import { PageSpinner } from '../frame/page-spinner';
import { useTimePassed } from '../frame/use-time-passed';
import { originState, readOrigin } from '../session/origin';
import { redirectAfterLogin, ROLES_WAIT_MS } from '../session/redirect-after-login';
import { useSessionControl } from '../session/session-context';

/** Shown on /auth to a signed-in visitor until the redirect's target is known. */
export function Arrival({ session }: { session: Extract<Session, { status: 'signedIn' }> }) {
  const { mayOpen, homeOf } = useSessionControl();
  const { state } = useLocation();
  const navigate = useNavigate();
  const waited = useTimePassed(ROLES_WAIT_MS);
  useEffect(() => {
    const redirect = redirectAfterLogin({ session, state, waited, mayOpen, homeOf });
    if (redirect === 'wait') return;
    if (redirect === 'home-for-now') {
      const origin = readOrigin(state);
      const later = { awaitingRoles: true, ...(origin && originState(origin)) };
      void navigate('/', { replace: true, state: later });
    } else {
      void navigate(redirect.to, { replace: true });
    }
  }, [homeOf, mayOpen, navigate, session, state, waited]);
  return <PageSpinner />;
}
