import { formatRelativeTime } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import type { Conversation } from '../parts/own';
import { hostOf } from '../parts/stay';
import { t } from '../texts';
import { messagesOf } from './conversation';
import { Host, Item, List, Preview, When } from './conversation-list.styles';
import { useUnread } from './use-unread';

type ConversationListProps = { conversations: readonly Conversation[]; openId?: string };

/** The conversations; each is a link that opens it. */
export function ConversationList({ conversations, openId }: ConversationListProps) {
  const { isUnread } = useUnread();
  return (
    <List>
      {conversations.map((conversation) => {
        const { id, about, opened_at } = conversation;
        const unread = isUnread(conversation);
        const { at, text } = messagesOf(conversation).at(-1) ?? {
          at: opened_at,
          text: t.stay.requests.noMessage,
        };
        return (
          <li key={id}>
            <Item to={paths.messages(id)} preventScrollReset aria-current={id === openId || undefined}>
              <Host $unread={unread}>{hostOf(conversation).name}</Host>
              <When dateTime={at}>{formatRelativeTime(new Date(at), intlLocale())}</When>
              <Preview>{about}</Preview>
              <Preview $beside={unread}>{text}</Preview>
              {unread && <Badge $tone="accent">{t.messages.unread}</Badge>}
            </Item>
          </li>
        );
      })}
    </List>
  );
}
