import { CalendarCheck, CalendarX, Star, Wallet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatNumber, formatRelativeTime, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Badge, Button, EmptyState, Small, Text, useStoredState, VisuallyHidden } from '@marisma/area-kit/ui';
import type { Notification } from '../lib/dashboard';
import { FigurePanel, useIsSample } from '../parts/source';
import { t } from '../texts';

const icons: Record<Notification['type'], LucideIcon> = {
  booking: CalendarCheck,
  review: Star,
  payout: Wallet,
  cancellation: CalendarX,
};

const List = styled.ul`
  ${plainList}

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(1)} ${space(3)};
    padding: ${space(3)};
    border-left: 2px solid transparent;
    border-bottom: 1px solid ${token.color.line};
  }

  li[data-unread] {
    border-left-color: ${token.color.rule};
    background: ${token.color.surfaceSand};
  }

  li > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${token.color.eyebrow};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 2.25rem;
  margin-top: ${space(3)};
`;

const Mark = styled(Button)`
  margin-left: -${space(4)};
`;

/** Maximum number of listed notifications. */
const MAX_SHOWN = 4;

const NOTHING_READ: readonly string[] = [];

const parse = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;

/** The latest notifications, and which of them are marked as read on this device. */
function useNotifications(all: readonly Notification[]) {
  const [readIds, store] = useStoredState('marisma.owner.read-notifications', NOTHING_READ, parse);
  const latest = all.slice(0, MAX_SHOWN).map((notification) => ({
    ...notification,
    read: notification.read || readIds.includes(notification.id),
  }));
  const markRead = (...ids: string[]) => store([...new Set([...readIds, ...ids])]);
  return { latest, count: all.length, unread: latest.filter(({ read }) => !read).length, markRead };
}

/** The latest notifications, at most four; each can be marked as read. */
export function Notifications({ all }: { all: readonly Notification[] }) {
  const texts = t.overview.notifications;
  const locale = intlLocale();
  const isSample = useIsSample();
  const [opened] = useState(Date.now);
  // What was read again can be newer than the page.
  const now = Math.max(opened, ...all.map(({ at }) => at.getTime()));
  const { latest, count, unread, markRead } = useNotifications(all);
  if (latest.length === 0) {
    return (
      <FigurePanel title={texts.title}>
        <EmptyState level={3} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      </FigurePanel>
    );
  }
  return (
    <FigurePanel
      title={texts.title}
      aside={
        <Badge $tone={unread > 0 ? 'accent' : 'neutral'} role="status">
          {unread > 0 ? plural(unread, texts.unread, locale) : texts.allRead}
        </Badge>
      }
    >
      <List>
        {latest.map(({ id, type, title, message, at, read }) => {
          const Icon = icons[type];
          return (
            <li key={id} data-unread={read ? undefined : ''}>
              <Icon aria-hidden="true" strokeWidth={1.75} />
              <div>
                <Text $size="sm" $strong>
                  <VisuallyHidden>{`${read ? '' : `${texts.isUnread}. `}${texts.kinds[type]}: `}</VisuallyHidden>
                  {title}
                </Text>
                <Text $size="sm">{message}</Text>
                <Small $size="xs">{formatRelativeTime(at, locale, new Date(now))}</Small>
                {!read && (
                  <Mark variant="quiet" size="sm" onClick={() => markRead(id)}>
                    {texts.markRead}
                    <VisuallyHidden> {title}</VisuallyHidden>
                  </Mark>
                )}
              </div>
            </li>
          );
        })}
      </List>
      <Foot>
        <Small $size="xs">
          {isSample
            ? texts.older(formatNumber(latest.length, locale), formatNumber(count, locale))
            : texts.latest(formatNumber(latest.length, locale))}
        </Small>
        {unread > 1 && (
          <Button variant="quiet" size="sm" onClick={() => markRead(...latest.map(({ id }) => id))}>
            {texts.markAllRead}
          </Button>
        )}
      </Foot>
    </FigurePanel>
  );
}
