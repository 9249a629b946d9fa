import styled from 'styled-components';
import { focusRing, media, space, token } from '@marisma/area-kit/theme';
import { telephone } from '@marisma/area-kit/format';
import { Link, useNavigationType } from '@marisma/area-kit/router';
import { withStayTexts } from '@marisma/area-kit/booking';
import { AnswerBy, Thread } from '@marisma/area-kit/thread';
import { deferred, Heading, Note, Spinner, Text, TextLink } from '@marisma/area-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SampleBadge } from '../parts/own-then-samples';
import { paths } from '../paths';
import type { Conversation } from '../parts/own';
import { hostOf } from '../parts/stay';
import { t } from '../texts';
import { ServiceNote } from '../parts/service-note';
import { messagesOf } from './conversation';
import { RequestStatus } from './request-list';
import { useUnread } from './use-unread';

const Back = styled(Link)`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  color: ${token.color.accent};
  font-size: ${token.size.sm};
  font-weight: 600;
  text-decoration: none;
  ${focusRing}

  svg {
    width: 1.125rem;
  }

  ${media.desktop} {
    display: none;
  }
`;

const Head = styled.div`
  scroll-margin-top: ${space(6)};
`;

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
`;

const Composer = deferred(
  () => withStayTexts(() => import(/* webpackChunkName: "composer" */ './composer')),
  {
    Waiting: () => <Spinner />,
    Failed: () => <Note tone="warning">{t.dashboard.dialogFailed}</Note>,
  },
);

/** One conversation. Opening it marks it read; following a link to it focuses its heading. */
export function ConversationView({ conversation }: { conversation: Conversation }) {
  const { messages } = t;
  const { id, about, kind, sample, turn_at } = conversation;
  const { name, phone } = hostOf(conversation);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType();
  const { isUnread, markRead } = useUnread();
  const unread = isUnread(conversation);

  useEffect(() => {
    if (unread) markRead(conversation);
  }, [unread, markRead, conversation]);

  useEffect(() => {
    if (arrived === 'PUSH') heading.current?.focus();
  }, [arrived]);

  return (
    <Frame>
      <Back to={paths.messages()} preventScrollReset>
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
        {messages.back}
      </Back>
      <Head>
        <Heading level={3} size="lg" tabIndex={-1} ref={heading}>
          {sample ? messages.with(name) : messages.withTeam}
        </Heading>
        <Text $size="sm" $muted>
          {about}
        </Text>
        {sample ? <SampleBadge /> : kind !== 'stay' && <RequestStatus request={conversation} />}
        <AnswerBy since={turn_at} />
        <ServiceNote conversation={conversation} />
      </Head>
      <Thread messages={messagesOf(conversation)} words={messages} other={name} />
      {sample ? (
        <Note>
          {messages.cannotReply} <TextLink href={telephone(phone)}>{messages.call(name)}</TextLink> ·{' '}
          <TextLink to={paths.contact}>{messages.write}</TextLink>
        </Note>
      ) : (
        <Composer requestId={id} />
      )}
    </Frame>
  );
}
