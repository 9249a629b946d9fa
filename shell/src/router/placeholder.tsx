import { useLocation } from '@marisma/shared/router';
import { useStore } from 'zustand';
import type { AreaDirectory } from '../areas/area-directory';
import { areaStore, readArea } from '../areas/area-store';
import { useKeptPage } from '../hydration/kept-page';
import { NotFoundPage } from '../frame/not-found-page';
import { AreaPanel } from './area-panel';
import { AreaSpinner } from './area-spinner';
import { Gate } from './gate';
import { KeptPageNotice } from './kept-page-notice';

/** Stands at an address that no loaded route answers: an area on its way, one that failed, or nothing at all. */
export function Placeholder({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const found = areas.find(pathname);
  const kept = useKeptPage();
  useStore(areaStore);
  const lost = found ? undefined : areas.lost(pathname);
  const Explanation = kept ? KeptPageNotice : AreaPanel;
  if (lost) {
    return <Explanation area={lost} status={readArea(lost)} onRetry={() => window.location.reload()} />;
  }
  if (!found) return <NotFoundPage />;
  const status = readArea(found.name);
  return (
    <Gate need={found.path.access}>
      {status.phase === 'failed' ? (
        <Explanation area={found.name} status={status} />
      ) : status.phase === 'disabled' ? (
        <AreaPanel area={found.name} status={status} />
      ) : status.phase === 'ready' && !areas.answers(found.name, pathname) ? (
        <NotFoundPage />
      ) : (
        <AreaSpinner areas={areas} />
      )}
    </Gate>
  );
}
