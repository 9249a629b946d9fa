import { useLocation } from '@marisma/area-kit/router';
import { useStore } from 'zustand';
import type { AreaDirectory } from '../areas/area-directory';
import { areaStore, readArea } from '../areas/area-store';
import { useHasPrerenderedPage } from '../hydration/prerendered-page';
import { NotFoundPage } from '../frame/not-found-page';
import { AreaPanel } from './area-panel';
import { AreaSpinner } from './area-spinner';
import { Gate } from './gate';
import { PrerenderedPageNotice } from './prerendered-page-notice';
import { TakeAgain } from './take-again';

/**
 * Shown at an address without a loaded route: its area is loading or has failed, or the page does not exist.
 */
export function Placeholder({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const found = areas.find(pathname);
  const kept = useHasPrerenderedPage();
  useStore(areaStore);
  const lost = found ? undefined : areas.lost(pathname);
  const Explanation = kept ? PrerenderedPageNotice : AreaPanel;
  if (lost) {
    return <Explanation area={lost} status={readArea(lost)} onRetry={() => window.location.reload()} />;
  }
  if (!found) return <NotFoundPage />;
  return (
    <Gate need={found.path.access}>
      <AreaState areas={areas} name={found.name} pathname={pathname} Explanation={Explanation} />
    </Gate>
  );
}

interface AreaStateProps {
  areas: AreaDirectory;
  name: string;
  pathname: string;
  Explanation: typeof AreaPanel;
}

function AreaState({ areas, name, pathname, Explanation }: AreaStateProps) {
  const status = readArea(name);
  switch (status.phase) {
    case 'failed':
      return <Explanation area={name} status={status} />;
    case 'disabled':
      return <AreaPanel area={name} status={status} />;
    case 'ready':
      return areas.answers(name, pathname) ? <TakeAgain areas={areas} /> : <NotFoundPage />;
    case 'idle':
    case 'checking':
      return <TakeAgain areas={areas} />;
    default:
      return status.overdue ? (
        <Explanation area={name} status={{ ...status, reason: 'timeout' }} />
      ) : (
        <AreaSpinner areas={areas} />
      );
  }
}
