import { isRouteErrorResponse, useRevalidator, useRouteError } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { useEffect } from 'react';
import { AreaFault, type FaultReason } from '../areas/area-fault';
import { readArea } from '../areas/area-store';
import { NotFoundPage } from '../frame/not-found-page';
import { AreaPanel } from './area-panel';

/** What is shown in place of a page that threw: the 404 page for a 404, else the panel with reason and Retry. */
export function AreaErrorElement({ area = 'shell' }: { area?: string }) {
  const error = useRouteError();
  const { reportError } = useShell();
  const { revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) reportError(error, { area, during: 'showing a page' });
  }, [area, error, missing, reportError]);
  if (missing) return <NotFoundPage />;
  const status = { ...readArea(area), phase: 'failed' as const, reason: reasonOf(error) };
  return <AreaPanel area={area} status={status} onRetry={() => void revalidate()} />;
}

function reasonOf(error: unknown): FaultReason {
  if (error instanceof AreaFault) return error.reason;
  return (error as { name?: string } | null)?.name === 'ChunkLoadError' ? 'chunk-missing' : 'render-crash';
}
