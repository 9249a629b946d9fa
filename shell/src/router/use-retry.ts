import { useLocation, useNavigate } from '@marisma/area-kit/router';
import type { FaultReason } from '../areas/area-fault';
import { retryOrReload } from '../updates/take-update';

/**
 * The action of a Retry button: reloads the document if the site has a newer revision, else repeats the
 * navigation, which loads the area again.
 * @param reason why the page can't be shown
 * @param repeat replaces the repeated navigation
 */
export function useRetry(reason?: FaultReason, repeat?: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    // A hanging request occupies one of the six connections of HTTP/1.1. Only `window.stop()` ends requests
    // of script elements.
    if (reason === 'timeout') window.stop();
    void retryOrReload(repeat ?? (() => void navigate(location, { replace: true, state: location.state })));
  };
}
