import { useLocation, useNavigate } from '@marisma/shared/router';

/** Repeats the navigation to the present address, which loads its area anew. */
export function useRetry(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true, state: location.state });
}
