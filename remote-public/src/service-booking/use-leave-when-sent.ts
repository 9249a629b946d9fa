import { useNavigate } from '@marisma/area-kit/router';
import { useEffect } from 'react';
import { paths } from '../parts/paths';

/** Time to read the confirmation. */
const LEAVE_AFTER_MS = 2000;

/** Navigates to the services shortly after the request was sent, unless the visitor has left. */
export function useLeaveWhenSent(sent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => void navigate(paths.concierge), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);
}
