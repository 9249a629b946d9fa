import { change } from '@marisma/area-kit/data';
import { space, token } from '@marisma/area-kit/theme';
import { Badge, FormStatus, List, Text, TextLink } from '@marisma/area-kit/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts';
import { useDesk } from '../../desk-context';
import { useOpenRequest, useRequestChange } from '../request-context';
import { describeEvents, type HistoryLine } from '../../../lib/describe-event';
import { formatMoment } from '../../../lib/format';
import { Part } from './part';
import { Quote } from './parts.styles';
import { SmallButton } from '../../../lib/small-button';

const Line = styled.li`
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    align-items: baseline;
  }

  time {
    font-size: ${token.size.xs};
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

/** What happened with the request, oldest first. */
export function History({ onEarlier, reading }: { onEarlier: () => void; reading: boolean }) {
  const { request, events, earlier, staffName } = useOpenRequest();
  const { history } = t.request;
  const lines = useMemo(
    () => describeEvents(events, { guest: request.name || t.desk.noName, staffName }),
    [events, request.name, staffName],
  );
  return (
    <Part title={history.title}>
      {earlier && (
        <SmallButton variant="quiet" busy={reading} onClick={onEarlier}>
          {history.earlier}
        </SmallButton>
      )}
      {lines.length === 0 && <Text $muted>{history.none}</Text>}
      <List as="ol" $gap={4}>
        {lines.map((line) => (
          <HistoryItem key={line.id} line={line} />
        ))}
      </List>
    </Part>
  );
}

function HistoryItem({ line }: { line: HistoryLine }) {
  const { requestPath } = useDesk();
  const { history } = t.request;
  const { tone, text, at, body, request, mail } = line;
  const written = tone !== 'log';
  return (
    <Line>
      <Text as="p" $size={written ? 'md' : 'sm'} $muted={!written} $strong={written}>
        <span>{text}</span>
        {tone === 'note' && <Badge $tone="warning">{history.staffOnly}</Badge>}
        <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
        {request !== undefined && <TextLink to={requestPath(request)}>{history.open}</TextLink>}
      </Text>
      {body && <Quote $tone={tone === 'log' ? 'house' : tone}>{body}</Quote>}
      {mail !== undefined && <MailAgain mail={mail} />}
    </Line>
  );
}

/** Has a mail that was given up sent again. */
function MailAgain({ mail }: { mail: string }) {
  const { history } = t.request;
  const { busy, problem, send } = useRequestChange((client) =>
    change(client.rpc('resend_mail', { mail_id: mail })),
  );
  return (
    <>
      <SmallButton busy={busy} busyLabel={history.sendingAgain} onClick={() => void send()}>
        {history.sendAgain}
      </SmallButton>
      <FormStatus tone="danger">{problem}</FormStatus>
    </>
  );
}
