import type { AreaStatus } from '../areas/area-store';
import { t } from '../texts';
import { FaultPanel } from './fault-panel';
import { useRetry } from './use-retry';

interface AreaPanelProps {
  area: string;
  status: AreaStatus;
  onRetry?: () => void;
}

/**
 * Says inside the frame why an area can't be shown: it failed, is disabled or does not answer.
 * @param onRetry by default, Retry repeats the navigation, which loads the area again
 */
export function AreaPanel({ area, status, onRetry }: AreaPanelProps) {
  const texts = t.frame.areaPanel;
  const overdue = status.phase !== 'failed';
  const retry = useRetry(overdue ? 'timeout' : status.reason, onRetry);
  if (status.phase === 'disabled') {
    return <FaultPanel area={area} title={texts.disabledTitle} text={status.message || texts.disabled} />;
  }
  if (overdue) {
    return (
      <FaultPanel
        area={area}
        reason="timeout"
        title={texts.overdueTitle}
        text={texts.overdue}
        onRetry={retry}
      />
    );
  }
  return (
    <FaultPanel
      area={area}
      reason={status.reason}
      title={texts.title}
      text={texts.reasons[status.reason ?? 'entry-unreachable']}
      reference={status.reference}
      onRetry={retry}
    />
  );
}
