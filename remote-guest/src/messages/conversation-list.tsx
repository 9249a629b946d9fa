import styled from 'styled-components';
import { focusRing, motion, plainList, space, token } from '@marisma/area-kit/theme';
import { Link } from '@marisma/area-kit/router';
import { formatRelativeTime } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import type { Conversation } from '../parts/own';
import { hostOf } from '../parts/stay';
import { t } from '../texts';
import { messagesOf } from './conversation';
import { useUnread } from './use-unread';

const List = styled.ul`
  ${plainList}

  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const Item = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(3)};
  align-items: baseline;
  padding: ${space(4)} ${space(5)};
  border-left: 2px solid transparent;
  color: ${token.color.text};
  text-decoration: none;
  ${motion('background-color')}
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover,
  &[aria-current='true'] {
    background: ${token.color.surfaceSand};
  }

  &[aria-current='true'] {
    border-left-color: ${token.color.rule};
  }
`;

const Host = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? 700 : 500)};
`;

const When = styled.time`
  justify-self: end;
  color: ${token.color.textMuted};
  font-size: ${token.size.xs};
`;

const Preview = styled.span<{ $beside?: boolean }>`
  grid-column: ${({ $beside }) => ($beside ? '1' : '1 / -1')};
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

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
          text: t.requests.noMessage,
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
