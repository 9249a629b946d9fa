import { Button, ButtonLink, Heading, Stack } from '@marisma/area-kit/ui';
import { threadPath, type StayStep } from '../dashboard-place';
import { t } from '../../texts';
import type { LiveStay } from './live-stay';

type StayActionsProps = { live: LiveStay; upcoming: boolean; onStep: (step: StayStep) => void };

/** What a guest can do about a stay: say how they arrive, ask for other dates, take it back, write. */
export function StayActions({ live, upcoming, onStep }: StayActionsProps) {
  const { actions } = t.stay;
  const agreed = live.state === 'confirmed';
  // Once the guests are there, they write.
  const mayMove = upcoming && !(agreed && live.daysAhead < 0);
  const mayEnd = upcoming && !(agreed && live.daysAhead <= 0);
  return (
    <Stack $gap={3}>
      <Heading level={3} size="lg">
        {actions.title}
      </Heading>
      <Stack $row $wrap $gap={3}>
        {upcoming && agreed && <Button onClick={() => onStep('arrival')}>{actions.arrival}</Button>}
        {mayMove && (
          <Button variant="outline" onClick={() => onStep('dates')}>
            {actions.changeDates}
          </Button>
        )}
        {live.thread && (
          <ButtonLink variant="outline" to={threadPath(live.thread)} preventScrollReset>
            {actions.message}
          </ButtonLink>
        )}
        {mayEnd && (
          <Button variant="quiet" onClick={() => onStep(agreed ? 'cancel' : 'withdraw')}>
            {agreed ? actions.cancel : actions.withdraw}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
