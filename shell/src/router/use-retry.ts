import { useLocation, useNavigate } from '@marisma/shared/router';
import type { FaultReason } from '../areas/area-fault';
import { tryAgain } from '../updates/try-again';

/**
 * What a Retry button does: the site as it is now, or the navigation to the present address once more, which
 * loads its area anew.
 * @param reason why the page can't be shown
 * @param repeat instead of the navigation
 */
export function useRetry(reason?: FaultReason, repeat?: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    // A request that hangs keeps its connection, and over HTTP/1.1 six of them are all there are. Only the
    // browser's own Stop ends those of scripts.
    if (reason === 'timeout') window.stop();
    void tryAgain(repeat ?? (() => void navigate(location, { replace: true, state: location.state })));
  };
}
