import { useSession } from '@marisma/shared/shell';
import { Navigate, useLocation } from '@marisma/shared/router';
import type { ReactNode } from 'react';
import { auth } from '../../shell.config';
import { AccountPanel, AccountSpinner } from './account-panel';
import { decide, type Need } from './guard';

/**
 * Renders its children to whom the guard lets in. Signed out leads to /auth with the origin in navigation
 * state, a missing role to `/`; both replace the history entry, so Back never returns here.
 */
export function Gate({ need, children }: { need: Need; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  switch (decide(need, useSession())) {
    case 'allow':
      return children;
    case 'wait':
      return <AccountSpinner />;
    case 'unsure':
      return <AccountPanel />;
    case 'sign-in':
      return <Navigate to={auth.path} replace state={{ from: { pathname, search, hash } }} />;
    case 'refuse':
      return <Navigate to="/" replace />;
  }
}
