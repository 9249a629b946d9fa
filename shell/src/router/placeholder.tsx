import { useLocation, useNavigate, useNavigation } from '@marisma/area-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { AreaDirectory } from '../areas/area-directory';
import { areaStore, readArea } from '../areas/area-store';
import { PrerenderedPage, useHasPrerenderedPage } from '../hydration/prerendered-page';
import { NotFoundPage } from '../frame/not-found-page';
import { PageSpinner } from '../frame/page-spinner';
import { AreaPanel, PrerenderedPageNotice } from './fault-panel';
import { Gate } from './gate';

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
      return areas.answers(name, pathname) ? <RepeatedNavigation areas={areas} /> : <NotFoundPage />;
    case 'idle':
    case 'checking':
      return <RepeatedNavigation areas={areas} />;
    default:
      return status.overdue ? (
        <Explanation area={name} status={{ ...status, reason: 'timeout' }} />
      ) : (
        <AreaSpinner areas={areas} />
      );
  }
}

/**
 * Shown while this address's area loads; a message appears when that takes long, unless the prerendered page
 * is shown.
 */
export function AreaSpinner({ areas }: { areas: AreaDirectory }) {
  const name = areas.find(useLocation().pathname)?.name ?? '';
  const slow = useStore(areaStore, (areaByName) => areaByName[name]?.slow);
  return useHasPrerenderedPage() ? <PrerenderedPage /> : <PageSpinner slow={slow} />;
}

/**
 * Repeats a navigation that ended before its area could be shown, because the area has loaded since or the
 * account has answered.
 */
function RepeatedNavigation({ areas }: { areas: AreaDirectory }) {
  const navigate = useNavigate();
  const location = useLocation();
  const idle = useNavigation().state === 'idle';
  const repeat = useEffectEvent(() => void navigate(location, { replace: true, state: location.state }));
  // Only once per mount, even if the repeated navigation changes the location.
  useEffect(() => {
    if (idle) repeat();
  }, [idle]);
  return <AreaSpinner areas={areas} />;
}
