import { useNavigationType } from '@marisma/shared/router';
import { intlLocale } from '@marisma/shared/texts';
import { Heading, Note, Text, TextLink } from '@marisma/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths, telephone } from '../paths';
import { threadPath } from '../lib/dashboard-place';
import type { Thread } from '../sample/threads';
import { t } from '../texts';
import { Frame } from './messages-panel.styles';
import { Back, Bubble, Bubbles, Head, Sender } from './thread-view.styles';
import { useUnread } from './use-unread';

/** One conversation. Opening it marks it read; following a link to it focuses its heading. */
export function ThreadView({ thread }: { thread: Thread }) {
  const { messages, homes } = t;
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
          {messages.with(thread.host)}
        </Heading>
        <Text $size="sm" $muted>
          {homes[thread.property].title}
        </Text>
      </Head>
      <Bubbles>
        {thread.messages.map((message) => (
          <Bubble key={message.id} $mine={message.from === 'guest'}>
            <Sender>
              {message.from === 'guest' ? messages.you : thread.host} ·{' '}
              <time dateTime={message.time.toISOString()}>{moment.format(message.time)}</time>
            </Sender>
            {messages.words[message.id]}
          </Bubble>
        ))}
      </Bubbles>
      <Note>
        {messages.cannotReply}{' '}
        <TextLink href={telephone(thread.hostPhone)}>{messages.call(thread.host)}</TextLink> ·{' '}
        <TextLink to={paths.contact}>{messages.write}</TextLink>
      </Note>
    </Frame>
  );
}
