import { EmptyState } from '@marisma/area-kit/ui';
import { MessageSquare } from 'lucide-react';
import { OwnThenSamples } from '../parts/own-then-samples';
import { useSamples } from '../sample/use-samples';
import { useOwn } from '../parts/own';
import { t } from '../texts';
import { latestFirst } from './conversation';
import { ConversationList } from './conversation-list';
import { ConversationView } from './conversation-view';
import { Choose, ConversationSide, ListSide, Panes } from './messages-panel.styles';

/**
 * The conversations with house and hosts: list and open conversation side by side; below a desktop one at a time.
 * @param openId id of the conversation in the address; it may be unknown
 */
export function MessagesPanel({ openId }: { openId: string | null }) {
  const { messages } = t;
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
