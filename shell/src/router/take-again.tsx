import { useLocation, useNavigate, useNavigation } from '@marisma/area-kit/router';
import { useEffect, useEffectEvent } from 'react';
import type { AreaDirectory } from '../areas/area-directory';
import { AreaSpinner } from './area-spinner';

/**
 * Repeats a navigation that ended before its area could be shown, because the area has loaded since or the
 * account has answered.
 */
export function TakeAgain({ areas }: { areas: AreaDirectory }) {
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
