import styled, { css } from 'styled-components';
import { media, space, token } from '@marisma/area-kit/theme';
import { EmptyState } from '@marisma/area-kit/ui';
import { MessageSquare } from 'lucide-react';
import { useDashboardPlace } from '../parts/dashboard-place';
import { OwnThenSamples } from '../parts/own-then-samples';
import { useSamples } from '../sample/use-samples';
import { useOwn } from '../parts/own';
import { t } from '../texts';
import { latestFirst } from './conversation';
import { ConversationList } from './conversation-list';
import { ConversationView } from './conversation-view';

const ListSide = styled.div`
  /* The title of the samples stands in line with the conversations. */
  > section > :is(div, p) {
    padding-inline: ${space(5)};
  }
`;

const ConversationSide = styled.div`
  min-width: 0;
`;

const alone = {
  list: css`
    ${ConversationSide} {
      display: none;
    }
  `,
  thread: css`
    ${ListSide} {
      display: none;
    }
  `,
};

const Panes = styled.div<{ $open: boolean }>`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  overflow: hidden;

  ${media.belowDesktop} {
    ${({ $open }) => ($open ? alone.thread : alone.list)}
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(14rem, 2fr) 3fr;
    min-height: 24rem;

    ${ConversationSide} {
      border-left: 1px solid ${token.color.line};
    }
  }
`;

const Choose = styled.p`
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  padding: ${space(16)} ${space(6)};
  color: ${token.color.textMuted};
`;

/** The conversations with team and hosts: list and open conversation side by side; below a desktop one at a time. */
export default function MessagesPanel() {
  const { messages } = t;
  const { conversation: openId } = useDashboardPlace();
  const { data: own } = useOwn();
  const { samples } = useSamples();
  const open = [...(own?.conversations ?? []), ...samples.conversations].find(({ id }) => id === openId);
  return (
    <Panes $open={openId !== null}>
      <ListSide>
        <OwnThenSamples
          from={({ conversations }) => latestFirst(conversations)}
          sampleTitle={t.live.sampleMessages}
          empty={
            <EmptyState level={3} title={messages.empty.title}>
              {messages.empty.reason}
            </EmptyState>
          }
        >
          {(conversations) => <ConversationList conversations={conversations} openId={open?.id} />}
        </OwnThenSamples>
      </ListSide>
      <ConversationSide>
        {open && <ConversationView key={open.id} conversation={open} />}
        {!open && own && openId !== null && (
          <EmptyState level={3} title={messages.unknown}>
            {messages.unknownReason}
          </EmptyState>
        )}
        {openId === null && (
          <Choose>
            <MessageSquare aria-hidden="true" strokeWidth={1.5} />
            {messages.choose}
          </Choose>
        )}
      </ConversationSide>
    </Panes>
  );
}
