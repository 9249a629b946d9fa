import { useNavigate } from '@marisma/shared/router';
import { useEffect } from 'react';
import { paths } from '../parts/paths';

/** Time to read that the request arrived. */
const LEAVE_AFTER_MS = 2000;

/** Leads back to the services a moment after the request was sent, unless the visitor has left by then. */
export function useLeaveWhenSent(sent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => void navigate(paths.concierge), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);
}
