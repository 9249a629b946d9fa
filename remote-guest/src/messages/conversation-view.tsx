import { telephone } from '@marisma/area-kit/format';
import { useNavigationType } from '@marisma/area-kit/router';
import { withStayTexts } from '@marisma/area-kit/stays';
import { intlLocale } from '@marisma/area-kit/texts';
import { deferred, Heading, Note, Spinner, Text, TextLink } from '@marisma/area-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SampleBadge } from '../parts/own-then-samples';
import { paths } from '../paths';
import type { Conversation } from '../parts/own';
import { hostOf } from '../parts/stay';
import { t } from '../texts';
import { AnswerBy } from '../parts/answer-by';
import { messagesOf } from './conversation';
import { Back, Bubble, Bubbles, Frame, Head, Sender } from './conversation-view.styles';
import { RequestStatus } from './request-list';
import { useUnread } from './use-unread';

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
  const moment = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'medium', timeStyle: 'short' });

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
      </Head>
      <Bubbles>
        {messagesOf(conversation).map(({ id: key, mine, at, text }) => (
          <Bubble key={key} $mine={mine}>
            <Sender>
              {mine ? messages.you : name} · <time dateTime={at}>{moment.format(new Date(at))}</time>
            </Sender>
            {text}
          </Bubble>
        ))}
      </Bubbles>
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
