import { formatDate, fromLocalDate } from '@marisma/area-kit/format';
import { AnswerBy } from '@marisma/area-kit/thread';
import { space, token } from '@marisma/area-kit/theme';
import { intlLocale } from '@marisma/area-kit/texts';
import { ButtonLink, Heading, List, StatusBadge, Text, type BadgeTone } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { standingOf } from '../parts/service';
import { ServiceNote } from '../parts/service-note';
import { latestFirst } from './conversation';
import { paths } from '../paths';
import { useOwn, type Conversation } from '../parts/own';
import { t } from '../texts';

const Frame = styled.section`
  margin-top: ${space(8)};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(3)};
  border-bottom: 1px solid ${token.color.line};

  > :first-child {
    flex: 1 1 12rem;
  }
`;

const tones: Record<Conversation['state'], BadgeTone> = {
  open: 'warning',
  waiting: 'success',
  closed: 'neutral',
};

/** Where a request stands. One that the desk has put off is not answered. */
export function RequestStatus({ request }: { request: Conversation }) {
  const { state, turn_at, service_arrangements: service } = request;
  const standing = service && standingOf(service);
  if (standing) return <StatusBadge tone={standing.tone}>{standing.words}</StatusBadge>;
  const shown = turn_at === null ? state : 'open';
  return <StatusBadge tone={tones[shown]}>{t.live.requests.states[shown]}</StatusBadge>;
}

/** Services and inquiries that the guest has sent, each with its state and its conversation. */
export default function RequestList() {
  const texts = t.live.requests;
  const id = useId();
  const { data } = useOwn();
  const requests = latestFirst(data?.conversations.filter(({ kind }) => kind !== 'stay') ?? []);
  if (requests.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <Heading level={3} size="lg" id={id}>
        {texts.title}
      </Heading>
      <List>
        {requests.map((request) => (
          <Row key={request.id}>
            <div>
              <Text $strong>{request.about}</Text>
              <Text $size="sm" $muted>
                {texts.sentOn(formatDate(fromLocalDate(new Date(request.opened_at)), intlLocale()))}
              </Text>
              <AnswerBy since={request.turn_at} />
              <ServiceNote conversation={request} />
            </div>
            <RequestStatus request={request} />
            <ButtonLink
              size="sm"
              variant="outline"
              to={paths.messages(request.id)}
              preventScrollReset
              aria-label={texts.readAbout(request.about)}
            >
              {texts.read}
            </ButtonLink>
          </Row>
        ))}
      </List>
    </Frame>
  );
}
