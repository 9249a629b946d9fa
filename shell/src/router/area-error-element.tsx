import { isRouteErrorResponse, useLocation, useRouteError } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { newReference } from '../areas/area-fault';
import { areaStore, readArea, setPageFault } from '../areas/area-store';
import { NotFoundPage } from '../frame/not-found-page';
import { KeptPage, useKeptPage } from '../hydration/kept-page';
import { PageSpinner } from '../frame/page-spinner';
import { AreaPanel } from './area-panel';
import { KeptPageNotice } from './kept-page-notice';
import { useFaultReason } from './use-fault-reason';

/** What is shown in place of a page that threw: the 404 page for a 404, else the panel with reason and Retry. */
export function AreaErrorElement({ area = 'shell' }: { area?: string }) {
  const error = useRouteError();
  const { reportError } = useShell();
  const { pathname } = useLocation();
  const [reference] = useState(newReference);
  const kept = useKeptPage();
  useStore(areaStore);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const reason = useFaultReason(error);
  useEffect(() => {
    if (missing || !reason) return;
    setPageFault(area, { reason, reference, pathname });
    reportError(error, { area, during: `showing a page (${reference})` });
  }, [area, error, missing, pathname, reason, reference, reportError]);
  if (missing) return <NotFoundPage />;
  if (!reason && kept) return <KeptPage />;
  // The page is about to come anew, with the build before this one.
  if (!reason || readArea(area).phase === 'fallback') return <PageSpinner />;
  const status = { phase: 'failed' as const, reason, reference };
  const Explanation = kept ? KeptPageNotice : AreaPanel;
  return <Explanation area={area} status={status} />;
}
