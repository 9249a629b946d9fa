import { Button, ButtonLink, Heading, Lead, Stack, Text } from '@marisma/area-kit/ui';
import { lazy, Suspense } from 'react';
import { MessageFrame } from '../frame/message-frame';
import { t } from '../texts';

const OverrideNote = __OVERRIDES__ ? lazy(() => import('../overrides/override-note')) : null;

interface FaultPanelProps {
  /** What failed: an area, or a service of the shell. */
  area: string;
  /** The fault's code for support and tests; the visitor reads `text`. */
  reason?: string;
  title: string;
  text: string;
  reference?: string;
  /** Without it there is no Retry button. */
  onRetry?: () => void;
}

/** Says inside the frame why a page can't be shown, and offers Retry and a link home. */
export function FaultPanel({ area, reason, title, text, reference, onRetry }: FaultPanelProps) {
  const texts = t.frame.areaPanel;
  return (
    <MessageFrame $width="prose">
      <Stack $gap={5} $align="center" role="alert" data-area={area} data-reason={reason}>
        <Heading level={1}>{title}</Heading>
        <Lead>{text}</Lead>
        {reference ? (
          <Text $size="sm" $muted>
            {texts.reference(reference)}
          </Text>
        ) : null}
        {OverrideNote && (
          <Suspense>
            <OverrideNote area={area} />
          </Suspense>
        )}
        <Stack $row $wrap $gap={3} $justify="center">
          {onRetry ? <Button onClick={onRetry}>{texts.retry}</Button> : null}
          <ButtonLink to="/" variant="outline">
            {texts.home}
          </ButtonLink>
        </Stack>
      </Stack>
    </MessageFrame>
  );
}
