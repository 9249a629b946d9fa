import { Button } from '@marisma/area-kit/ui';
import { CircleAlert } from 'lucide-react';
import { NoticeBar } from '../frame/notice-bar';
import { PrerenderedPage } from '../hydration/prerendered-page';
import { t } from '../texts';
import type { AreaPanelProps } from './fault-panel';
import { useRetry } from './use-retry';

/** The prerendered page of an area whose code failed to load, with a notice that says what is wrong. */
export function PrerenderedPageNotice({ area, status, onRetry }: AreaPanelProps) {
  const retry = useRetry(status.reason, onRetry);
  const texts = t.frame.areaPanel;
  return (
    <>
      <PrerenderedPage />
      <NoticeBar role="alert" data-area={area} data-reason={status.reason}>
        <CircleAlert aria-hidden="true" strokeWidth={1.75} />
        <p>
          {texts.kept} {status.reference && texts.reference(status.reference)}
        </p>
        <Button size="sm" variant="outline" onClick={retry}>
          {texts.retry}
        </Button>
      </NoticeBar>
    </>
  );
}
