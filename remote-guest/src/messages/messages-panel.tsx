import { EmptyState } from '@marisma/area-kit/ui';
import { MessageSquare } from 'lucide-react';
import type { Thread } from '../lib/thread';
import { OwnThenSamples } from '../parts/own-then-samples';
import { t } from '../texts';
import { Choose, ListSide, Panes, ThreadSide } from './messages-panel.styles';
import { ThreadList } from './thread-list';
import { ThreadView } from './thread-view';

type MessagesPanelProps = {
  own: readonly Thread[] | undefined;
  samples: readonly Thread[];
  /** Id of the conversation in the address; may be unknown. */
  openId: string | null;
};

/** The conversations with house and hosts: list and open conversation side by side; below a desktop one at a time. */
export function MessagesPanel({ own, samples, openId }: MessagesPanelProps) {
  const { messages } = t;
  const open = [...(own ?? []), ...samples].find(({ id }) => id === openId);
  return (
    <Panes $open={openId !== null}>
      <ListSide>
        <OwnThenSamples
          own={own}
          samples={samples}
          sampleTitle={t.live.sampleMessages}
          empty={
            <EmptyState level={3} title={messages.empty.title}>
              {messages.empty.reason}
            </EmptyState>
          }
        >
          {(threads) => <ThreadList threads={threads} openId={open?.id} />}
        </OwnThenSamples>
      </ListSide>
      <ThreadSide>
        {open && <ThreadView key={open.id} thread={open} />}
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
      </ThreadSide>
    </Panes>
  );
}
