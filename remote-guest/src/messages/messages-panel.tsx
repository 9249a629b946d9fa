import { EmptyState } from '@marisma/shared/ui';
import { MessageSquare } from 'lucide-react';
import type { Thread } from '../sample/threads';
import { t } from '../texts';
import { Choose, ListSide, Panes, ThreadSide } from './messages-panel.styles';
import { ThreadList } from './thread-list';
import { ThreadView } from './thread-view';

type MessagesPanelProps = {
  threads: readonly Thread[];
  /** Which conversation the address names, known or not. */
  openId: string | null;
};

/** The conversations with hosts: a list and the open one side by side, one after the other on a phone. */
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
