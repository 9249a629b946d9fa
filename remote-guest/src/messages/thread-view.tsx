import { telephone } from '@marisma/area-kit/format';
import { useNavigationType } from '@marisma/area-kit/router';
import { withStayTexts } from '@marisma/area-kit/stays';
import { intlLocale } from '@marisma/area-kit/texts';
import { deferred, Heading, Note, Spinner, Text, TextLink } from '@marisma/area-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AnswerBy } from '../parts/answer-by';
import { RequestStatus } from '../parts/request-status';
import { SampleBadge } from '../parts/sample-section';
import { paths } from '../paths';
import { threadPath } from '../lib/dashboard-place';
import type { Thread } from '../lib/thread';
import { t } from '../texts';
import { Frame } from './messages-panel.styles';
import { Back, Bubble, Bubbles, Head, Sender } from './thread-view.styles';
import { useUnread } from './use-unread';

function NoComposer() {
  return <Note tone="warning">{t.dashboard.dialogFailed}</Note>;
}

const Composer = deferred(
  () => withStayTexts(() => import(/* webpackChunkName: "composer" */ './composer')),
  { Waiting: () => <Spinner />, Failed: NoComposer },
);

/** One conversation. Opening it marks it read; following a link to it focuses its heading. */
export function ThreadView({ thread }: { thread: Thread }) {
  const { messages } = t;
  const locale = intlLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType();
  const { isUnread, markRead } = useUnread();
  const unread = isUnread(thread);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  useEffect(() => {
    if (unread) markRead(thread);
  }, [unread, markRead, thread]);

  useEffect(() => {
    if (arrived === 'PUSH') heading.current?.focus();
  }, [arrived]);

  return (
    <Frame>
      <Back to={threadPath()} preventScrollReset>
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
        {messages.back}
      </Back>
      <Head>
        <Heading level={3} size="lg" tabIndex={-1} ref={heading}>
          {thread.request ? messages.withTeam : messages.with(thread.host)}
        </Heading>
        <Text $size="sm" $muted>
          {thread.about}
        </Text>
        {thread.request ? (
          thread.request.kind !== 'stay' && <RequestStatus state={thread.request.state} />
        ) : (
          <SampleBadge />
        )}
        <AnswerBy since={thread.request?.waitsSince} />
      </Head>
      <Bubbles>
        {thread.messages.map((message) => (
          <Bubble key={message.id} $mine={message.from === 'guest'}>
            <Sender>
              {message.from === 'guest' ? messages.you : thread.host} ·{' '}
              <time dateTime={message.time.toISOString()}>{moment.format(message.time)}</time>
            </Sender>
            {message.text}
          </Bubble>
        ))}
      </Bubbles>
      {thread.request ? (
        <Composer thread={thread} />
      ) : (
        <Note>
          {messages.cannotReply}{' '}
          <TextLink href={telephone(thread.hostPhone)}>{messages.call(thread.host)}</TextLink> ·{' '}
          <TextLink to={paths.contact}>{messages.write}</TextLink>
        </Note>
      )}
    </Frame>
  );
}
