import { EmptyState } from '@marisma/shared/ui';
import { MessageSquare } from 'lucide-react';
import type { Thread } from '../sample/threads';
import { t } from '../texts';
import { Choose, ListSide, Panes, ThreadSide } from './messages-panel.styles';
import { ThreadList } from './thread-list';
import { ThreadView } from './thread-view';

type MessagesPanelProps = {
  threads: readonly Thread[];
  /** Id of the conversation in the address; may be unknown. */
  openId: string | null;
};

/** The conversations with hosts: list and open conversation side by side; on a phone one at a time. */
export function MessagesPanel({ threads, openId }: MessagesPanelProps) {
  const { messages } = t;
  const open = threads.find(({ id }) => id === openId);
  return (
    <Panes $open={openId !== null}>
      <ListSide>
        <ThreadList threads={threads} openId={open?.id} />
      </ListSide>
      <ThreadSide>
        {open && <ThreadView key={open.id} thread={open} />}
        {!open && openId !== null && (
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
      </ThreadSide>
    </Panes>
  );
}
