import { Button, ButtonLink, Container, Heading, Stack, Text } from '@marisma/shared/ui';
import { lazy, Suspense } from 'react';
import type { AreaStatus } from '../areas/area-store';
import { t } from '../texts';
import { useRetry } from './use-retry';

const OverrideNote = __OVERRIDES__ ? lazy(() => import('../overrides/override-note')) : null;

/**
 * Says inside the frame why a part of the site can't be shown, and offers Retry and the way home.
 * @param onRetry without one, Retry repeats the navigation, which loads the area anew
 */
export function AreaPanel({
  area,
  status,
  onRetry,
}: {
  area: string;
  status: AreaStatus;
  onRetry?: () => void;
}) {
  const retry = useRetry();
  const texts = t.areaPanel;
  const disabled = status.phase === 'disabled';
  return (
    <Container>
      <Stack role="alert" data-area={area} data-reason={status.reason}>
        <Heading level={1}>{disabled ? texts.disabledTitle : texts.title}</Heading>
        <Text>
          {disabled ? status.message || texts.disabled : texts.reasons[status.reason ?? 'entry-unreachable']}
        </Text>
        {status.reference ? <Text>{texts.reference(status.reference)}</Text> : null}
        {OverrideNote && (
          <Suspense>
            <OverrideNote area={area} />
          </Suspense>
        )}
        <div>
          {disabled ? null : <Button onClick={onRetry ?? retry}>{texts.retry}</Button>}{' '}
          <ButtonLink to="/" variant="outline">
            {texts.home}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}
