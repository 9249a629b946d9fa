import { Button } from '@marisma/area-kit/ui';
import { CircleAlert } from 'lucide-react';
import type { AreaStatus } from '../areas/area-store';
import { NoticeBar } from '../frame/notice-bar';
import { PrerenderedPage } from '../hydration/prerendered-page';
import { t } from '../texts';
import { useRetry } from './use-retry';

/**
 * The prerendered page of an area whose code failed to load, with a notice that says what is wrong.
 * @param onRetry by default, Retry repeats the navigation
 */
export function PrerenderedPageNotice(props: { area: string; status: AreaStatus; onRetry?: () => void }) {
  const { area, status } = props;
  const retry = useRetry(status.reason, props.onRetry);
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
