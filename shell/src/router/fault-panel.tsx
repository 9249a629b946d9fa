import { Button, ButtonLink, Heading, Lead, Stack, Text } from '@marisma/area-kit/ui';
import { useLocation, useNavigate } from '@marisma/area-kit/router';
import { CircleAlert } from 'lucide-react';
import type { AreaStatus } from '../areas/area-store';
import { MessageFrame } from '../frame/message-frame';
import { t } from '../texts';
import type { FaultReason } from '../areas/area-fault';
import { retryOrReload } from '../updates/take-update';
import { NoticeBar } from '../frame/notice-bar';
import { PrerenderedPage } from '../hydration/prerendered-page';

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

/**
 * The action of a Retry button: reloads the document if the site has a newer revision, else repeats the
 * navigation, which loads the area again.
 * @param reason why the page can't be shown
 * @param repeat replaces the repeated navigation
 */
export function useRetry(reason?: FaultReason, repeat?: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    // A hanging request occupies one of the six connections of HTTP/1.1. Only `window.stop()` ends requests
    // of script elements.
    if (reason === 'timeout') window.stop();
    void retryOrReload(repeat ?? (() => void navigate(location, { replace: true, state: location.state })));
  };
}

const texts = t.frame.areaPanel;

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
export const FaultPanel = ({ area, reason, title, text, reference, onRetry }: FaultPanelProps) => (
  <MessageFrame $width="prose">
    <Stack $gap={5} $align="center" role="alert" data-area={area} data-reason={reason}>
      <Heading level={1}>{title}</Heading>
      <Lead>{text}</Lead>
      {reference ? (
        <Text $size="sm" $muted>
          {texts.reference(reference)}
        </Text>
      ) : null}
      <Stack $row $wrap $gap={3} $justify="center">
        {onRetry ? <Button onClick={onRetry}>{texts.retry}</Button> : null}
        <ButtonLink to="/" variant="outline">
          {texts.home}
        </ButtonLink>
      </Stack>
    </Stack>
  </MessageFrame>
);

export interface AreaPanelProps {
  area: string;
  status: AreaStatus;
  /** By default, Retry repeats the navigation, which loads the area again. */
  onRetry?: () => void;
}

/** Says inside the frame why an area can't be shown: it failed, is disabled or does not answer. */
export function AreaPanel({ area, status, onRetry }: AreaPanelProps) {
  const { phase, reference, message } = status;
  const failed = phase === 'failed';
  const reason = failed ? status.reason : 'timeout';
  const retry = useRetry(reason, onRetry);
  if (phase === 'disabled') {
    return <FaultPanel area={area} title={texts.disabledTitle} text={message || texts.disabled} />;
  }
  return (
    <FaultPanel
      area={area}
      reason={reason}
      title={failed ? texts.title : texts.overdueTitle}
      text={failed ? texts.reasons[reason ?? 'entry-unreachable'] : texts.overdue}
      reference={failed ? reference : undefined}
      onRetry={retry}
    />
  );
}
