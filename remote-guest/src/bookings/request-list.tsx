import { formatDate, fromLocalDate } from '@marisma/area-kit/format';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { intlLocale } from '@marisma/area-kit/texts';
import { ButtonLink, Heading, Text } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { threadPath } from '../lib/dashboard-place';
import type { Thread } from '../lib/thread';
import { AnswerBy } from '../parts/answer-by';
import { RequestStatus } from '../parts/request-status';
import { t } from '../texts';

const Frame = styled.section`
  margin-top: ${space(8)};
`;

const List = styled.ul`
  ${plainList}
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

/** Services and inquiries that the guest has sent, each with its state and its conversation. */
export function RequestList({ requests }: { requests: readonly Thread[] }) {
  const texts = t.live.requests;
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Heading level={3} size="lg" id={id}>
        {texts.title}
      </Heading>
      <List>
        {requests.map(({ id: thread, about, opened, request }) => (
          <Row key={thread}>
            <div>
              <Text $strong>{about}</Text>
              {opened && (
                <Text $size="sm" $muted>
                  {texts.sentOn(formatDate(fromLocalDate(opened), intlLocale()))}
                </Text>
              )}
              <AnswerBy since={request?.waitsSince} />
            </div>
            {request && <RequestStatus state={request.state} />}
            <ButtonLink
              size="sm"
              variant="outline"
              to={threadPath(thread)}
              preventScrollReset
              aria-label={texts.readAbout(about)}
            >
              {texts.read}
            </ButtonLink>
          </Row>
        ))}
      </List>
    </Frame>
  );
}
