import { isRouteErrorResponse, useLocation, useRouteError } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isChunkLoadError, newReference, reasonOf, type FaultReason } from '../areas/area-fault';
import { areaStore, readArea, setPageFault } from '../areas/area-store';
import { NotFoundPage } from '../frame/not-found-page';
import { PrerenderedPage, useHasPrerenderedPage } from '../hydration/prerendered-page';
import { PageSpinner } from '../frame/page-spinner';
import { explainScript } from '../areas/script-failure';
import { AreaPanel, PrerenderedPageNotice } from './fault-panel';

/** Shown in place of a page that threw: the 404 page for a 404, else the panel with reason and Retry. */
export function AreaErrorElement({ area = 'shell' }: { area?: string }) {
  const error = useRouteError();
  const { reportError } = useShell();
  const { pathname } = useLocation();
  const [reference] = useState(newReference);
  const kept = useHasPrerenderedPage();
  useStore(areaStore);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const reason = useFaultReason(error);
  useEffect(() => {
    if (missing || !reason) return;
    setPageFault(area, { reason, reference, pathname });
    reportError(error, { area, during: `showing a page (${reference})` });
  }, [area, error, missing, pathname, reason, reference, reportError]);
  if (missing) return <NotFoundPage />;
  if (!reason && kept) return <PrerenderedPage />;
  // The page is about to be reloaded with the build before.
  if (!reason || readArea(area).phase === 'fallback') return <PageSpinner />;
  const status = { phase: 'failed' as const, reason, reference };
  const Explanation = kept ? PrerenderedPageNotice : AreaPanel;
  return <Explanation area={area} status={status} />;
}

/**
 * Why a page that threw can't be shown.
 * @returns undefined while a request to the host finds out why a file failed
 */
function useFaultReason(error: unknown): FaultReason | undefined {
  const [explained, setExplained] = useState<{ error: unknown; reason: FaultReason }>();
  const isFile = isChunkLoadError(error);
  useEffect(() => {
    if (!isFile) return;
    let current = true;
    void explainScript(error).then(({ reason }) => current && setExplained({ error, reason }));
    return () => void (current = false);
  }, [isFile, error]);
  if (!isFile) return reasonOf(error);
  return explained?.error === error ? explained.reason : undefined;
}
