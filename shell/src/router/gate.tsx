import { useSession } from '@marisma/area-kit/shell';
import { Navigate, useLocation } from '@marisma/area-kit/router';
import type { ReactNode } from 'react';
import { auth } from '../../shell.config';
import { AccountPanel, AccountSpinner } from './account-panel';
import { decide, type Need } from './guard';

/**
 * Renders its children if the guard allows the visitor. A signed-out visitor is sent to /auth with the origin
 * in the navigation state, a visitor without the role to `/`. Both replace the history entry, so Back does
 * not return here.
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
