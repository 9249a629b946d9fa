import { useEffect, useState } from 'react';
import { isChunkLoadError, reasonOf, type FaultReason } from '../areas/area-fault';
import { explainScript } from '../areas/script-failure';

/**
 * Why a page that threw can't be shown.
 * @returns undefined while a request to the host finds out why a file failed
 */
export function useFaultReason(error: unknown): FaultReason | undefined {
  const [explained, setExplained] = useState<{ error: unknown; reason: FaultReason }>();
  const asks = isChunkLoadError(error);
  useEffect(() => {
    if (!asks) return;
    let current = true;
    void explainScript(error).then(({ reason }) => current && setExplained({ error, reason }));
    return () => void (current = false);
  }, [asks, error]);
  if (!asks) return reasonOf(error);
  return explained?.error === error ? explained.reason : undefined;
}
