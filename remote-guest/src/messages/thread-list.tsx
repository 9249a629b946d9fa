import { formatRelativeTime } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge } from '@marisma/area-kit/ui';
import { threadPath } from '../lib/dashboard-place';
import type { Thread } from '../lib/thread';
import { t } from '../texts';
import { Host, Item, List, Preview, When } from './thread-list.styles';
import { useUnread } from './use-unread';

/** The conversations, latest first; each is a link that opens it. */
export function ThreadList({ threads, openId }: { threads: readonly Thread[]; openId?: string }) {
  const { messages } = t;
  const locale = intlLocale();
  const { isUnread } = useUnread();
  return (
    <List>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Item
            to={threadPath(thread.id)}
            preventScrollReset
            aria-current={thread.id === openId || undefined}
          >
            <Host $unread={isUnread(thread)}>{thread.host}</Host>
            <When dateTime={thread.lastMessage.time.toISOString()}>
              {formatRelativeTime(thread.lastMessage.time, locale)}
            </When>
            <Preview>{thread.about}</Preview>
            <Preview $beside={isUnread(thread)}>{thread.lastMessage.text}</Preview>
            {isUnread(thread) && <Badge $tone="accent">{messages.unread}</Badge>}
          </Item>
        </li>
      ))}
    </List>
  );
}
